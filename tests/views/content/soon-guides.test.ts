import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { soonGuides } from "../../../views/content/soon-guides";
import { soonPage } from "../../../views/pages/soon/page";

const soonPlaces = Object.values(paths).filter(
  (place) => place.kind === "soon" && place.path !== paths.comingSoon.path,
);

test("every coming-soon page says what it will contain and where to go until then", () => {
  expect(soonPlaces.length).toBeGreaterThan(10);
  for (const place of soonPlaces) {
    const { planned, links } = soonGuides.of(place);
    expect(`${place.path}: ${planned}`).not.toBe(`${place.path}: ${soonGuides.anywhere.planned}`);
    expect(links.length).toBeGreaterThanOrEqual(1);
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    expect(links.map(({ href }) => href)).not.toContain(place.path);
  }
});

test("a page titled by the query links to the main pages", () => {
  const read = (title?: string) =>
    renderToString(createElement(soonPage(paths.scroll).View, { path: paths.scroll.path, title }));
  expect(read()).toContain(soonGuides.of(paths.scroll).planned);
  expect(read("Teleport")).toContain(soonGuides.anywhere.planned);
});
