import { expect, test } from "bun:test";
import { paths } from "../../../src/paths";
import { clockTime } from "../../../views/content/demo/call";
import { story } from "../../../views/content/story";
import { Footer } from "../../../views/layout/footer";
import { mainOf, serveEveryPage } from "../../support/site/every-page";
import { renderToString } from "react-dom/server";

const pages = await serveEveryPage();
const html = mainOf(pages.find(({ address }) => address === paths.story.path)?.html ?? "");

test("the story ends with a link to the demo, and the footer links to the story", () => {
  const links = [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].slice(-2);
  expect(links[0]?.slice(1)).toEqual(["/demo", "Experience the Magic Yourself"]);
  expect(renderToString(Footer())).toContain('href="/why-we-built-the-genie"');
});

test("its table compares three sentences of the demo call with the fields that missed them", () => {
  expect(story.ledger.rows.map(({ at, field }) => `${clockTime(at)} ${field}`)).toEqual([
    "11:38 Competitor",
    "11:54 Next step",
    "12:09 Signer",
  ]);
});
