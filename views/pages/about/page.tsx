import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { contactHref } from "../../content/links";
import { about as copy } from "../../content/about";
import { playHref } from "../../content/demo/moments";
import { home } from "../../content/home";
import type { Page } from "../../page";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Opening } from "../../ui/opening";
import { Lead, Section } from "../../ui/section";
import { Unbroken } from "../../ui/unbroken";
import { People } from "./people";
import { Checks } from "./checks";
import { Notepad } from "./notepad";
import { Products } from "./products";
import { Values } from "./values";

export const about: Page = {
  place: paths.about,
  title: copy.title,
  description: copy.description,
  folder: "about",
  social: copy.social,
  View: () => (
    <>
      <Purpose />
      <People />
      <Values />
      <Products />
      <Checks />
      <Close />
    </>
  ),
};

function Purpose(): ReactNode {
  const { hero } = copy;
  return (
    <Opening className="max-sm:-mt-6 lg:-mt-7">
      <h1 className="max-w-150 text-display lg:max-w-none">{hero.title}</h1>
      <Lead className="mt-4 lg:max-w-none">{hero.lead}</Lead>
      <p className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-2 sm:gap-3">
        <ButtonLink tone="primary" href={hero.join.href}>
          {hero.join.name}
        </ButtonLink>
        <ButtonLink href={playHref}>
          <Icon name="play" />
          {hero.action}
        </ButtonLink>
        <span className="flex items-center text-muted max-sm:w-full max-sm:px-0! sm:pl-2">
          {home.hero.note}
        </span>
      </p>
      <Notepad />
    </Opening>
  );
}

function Close(): ReactNode {
  const { close, hero } = copy;
  return (
    <Section className="border-t border-hairline bg-wash-center bg-no-repeat text-center">
      <h2>{close.title}</h2>
      <Lead className="mx-auto mt-5">
        <Unbroken text={close.lead} />
      </Lead>
      <p className="mt-8 flex flex-wrap justify-center gap-3 max-xs:*:w-full">
        <ButtonLink tone="primary" href={hero.join.href}>
          {hero.join.name}
        </ButtonLink>
        <ButtonLink href={contactHref("other")}>{close.ask}</ButtonLink>
      </p>
    </Section>
  );
}
