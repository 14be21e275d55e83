import { expect, test } from "bun:test";
import { paths } from "../../../src/paths";
import { soonGuides } from "../../../views/content/soon-guides";

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
