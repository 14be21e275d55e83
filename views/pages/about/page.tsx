import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { about as copy } from "../../content/about";
import { playHref } from "../../content/demo/moments";
import type { Page } from "../../page";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Opening } from "../../ui/opening";
import { Eyebrow } from "../../ui/eyebrow";
import { Lead } from "../../ui/section";
import { Call } from "./call";
import { Products } from "./products";
import { Checks } from "./checks";
import { Story } from "./story";
import { Values } from "./values";

export const about: Page = {
  place: paths.about,
  title: copy.title,
  description: copy.description,
  styles: "about",
  social: copy.social,
  View: () => (
    <>
      <Purpose />
      <Values />
      <Products />
      <Checks />
      <Story />
    </>
  ),
};

function Purpose(): ReactNode {
  const { hero, mission, vision } = copy;
  return (
    <Opening className="lg:-mt-4">
      <Eyebrow>{hero.eyebrow}</Eyebrow>
      <h1 className="max-w-150 text-display lg:max-w-none">{hero.title}</h1>
      <div className="mt-6 grid gap-10 lg:grid-cols-3 lg:items-start">
        <div>
          <Lead>{hero.lead}</Lead>
          <ButtonLink tone="primary" className="mt-6 max-xs:w-full" href={playHref}>
            <Icon name="play" />
            {hero.action}
          </ButtonLink>
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:col-span-2 lg:gap-10">
          {[mission, vision].map(({ name, text }) => (
            <div key={name} className="border-l-2 border-teal pl-5">
              <h2 className="text-eyebrow text-teal">{name}</h2>
              <p className="mt-1 max-w-measure text-lead text-ink">{text}</p>
            </div>
          ))}
        </div>
      </div>
      <Call />
    </Opening>
  );
}
