import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { about as copy } from "../../content/about";
import type { Page } from "../../page";
import { Opening } from "../../ui/opening";
import { FirstActions } from "../../ui/first-actions";
import { Closing } from "../../ui/closing";
import { Lead } from "../../ui/section";
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
      <Closing {...copy.close} />
    </>
  ),
};

function Purpose(): ReactNode {
  const { hero } = copy;
  return (
    <Opening className="max-sm:-mt-6 lg:-mt-7">
      <h1 className="text-display">{hero.title}</h1>
      <Lead className="mt-3 lg:max-w-none">{hero.lead}</Lead>
      <FirstActions className="mt-4" />
      <Notepad />
    </Opening>
  );
}
