import { describe, expect, test } from "bun:test";
import { paths } from "../../src/paths";
import { claims } from "../../views/content/claims";
import { serveEveryPage } from "../support/site/every-page";

/**
 * Marketing pages. Articles and contracts contain other numbers of days; case studies state each claim with its test.
 */
const SELLING: readonly string[] = [
  paths.home,
  paths.features,
  paths.genieFlow,
  paths.coPilot,
  paths.scroll,
  paths.vision,
  paths.pricing,
  paths.demo,
  paths.about,
  paths.contact,
  paths.betaWaitlist,
].map(({ path }) => path);

/** The text of a page that is visible before anything is opened. */
const textOf = (html: string): string =>
  html
    .replace(/^.*?<main/s, "")
    .replace(/<\/main>.*$/s, "")
    // Confidences in the demo call are data, and the calculator repeats the claims it uses.
    .replaceAll(/data-island="(?:call|roi)".*?(?=<section (?:id|class)=)/gs, "")
    .replaceAll(/<(dialog|template|script)\b.*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, "\n");

const escape = (text: string): string => text.replaceAll(/[.+]/g, "\\$&");

/** The period of the return is part of that claim, and the closeout's minutes are part of its name. */
const PARTS: readonly string[] = [claims.roiPeriod.figure, claims.closeout.figure];
const figures = [...new Set(Object.values(claims).map(({ figure }) => figure))].filter(
  (figure) => !PARTS.includes(figure),
);

const createSharedCounting = (text: string, figure: string): number =>
  [...text.matchAll(new RegExp(`(?<![\\w.+])${escape(figure)}(?![\\w%+])`, "g"))].length;

/** Returns how often a page explains how a figure is counted, which must be once per claim with that figure. */
const explanationsOf = (html: string, figure: string): number =>
  [
    ...html.matchAll(
      new RegExp(
        `<button[^>]*popovertarget="how-[^>]*aria-label="[^"]*: (?:Under )?${escape(figure)}"`,
        "gi",
      ),
    ),
  ].length;

const pages = (await serveEveryPage()).filter(({ address }) => SELLING.includes(address));

test("all sales pages are checked", () => {
  expect(pages.map(({ address }) => address).toSorted()).toEqual(SELLING.toSorted());
});

for (const { address, html } of pages)
  describe(address, () => {
    const text = textOf(html);
    const found = figures.filter((figure) => createSharedCounting(text, figure) > 0);

    test("explains how each figure is counted", () => {
      expect(found.filter((figure) => explanationsOf(html, figure) === 0)).toEqual([]);
    });

    test("makes no claim twice", () => {
      const repeated = found.filter(
        (figure) => createSharedCounting(text, figure) > explanationsOf(html, figure),
      );
      expect(repeated).toEqual([]);
    });
  });
