import { describe, expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths, type Place, type PlaceName } from "../../../src/paths";
import { claims } from "../../../views/content/claims";
import { waitlistHref } from "../../../views/content/links";
import { stories } from "../../../views/content/soon/stories";
import type { Story } from "../../../views/content/soon/story";
import { pageAt } from "../../../views/pages/pages";

const render = (place: Place, title?: string): string =>
  renderToString(
    createElement(pageAt(place.path)?.View ?? (() => null), {
      path: place.path,
      ...(title !== undefined && { title }),
    }),
  );

const all = Object.entries<Story>(stories).map(([name, story]) => ({
  place: paths[name as PlaceName],
  story,
}));
const sold = all.filter(({ story }) => story.claims !== undefined);

for (const { place, story } of sold)
  describe(place.path, () => {
    test("shows two claims, each with how it is counted", () => {
      const html = render(place);
      const [first, second] = story.claims ?? [];
      expect(first).not.toBe(second);
      for (const claim of [first, second]) {
        expect(Object.values<unknown>(claims)).toContain(claim);
        expect(html).toContain(`: ${claim?.figure}"`);
        expect(html).toContain(`${claim?.counted.what}`);
      }
    });

    test("leads to a trial, a beta or sales", () => {
      const href = story.next?.action.href ?? waitlistHref(place.title);
      expect(render(place)).toContain(`href="${href.replaceAll("&", "&amp;")}"`);
    });
  });

test("Scroll and Vision say once that the beta is by invitation, and besides the notify form lead to the waitlist alone", () => {
  for (const { title, ...place } of [paths.scroll, paths.vision]) {
    const html = render({ title, ...place });
    expect(html).toContain(`We’re working on ${title}.`);
    expect(html.split("by invitation")).toHaveLength(2);
    expect(html.split("<form")).toHaveLength(2);
    const toWaitlist = `href="${waitlistHref(title).replaceAll("&", "&amp;")}"`;
    expect(html.split(toWaitlist)).toHaveLength(2);
    expect(html.split(`href="${paths.betaWaitlist.path}`)).toHaveLength(2);
  }
});

test("a page that is not named after a product calls itself this page", () => {
  for (const { title, ...place } of [paths.logIn, paths.team, paths.reps])
    expect(render({ title, ...place })).toContain("We’re working on this page.");
});

test("Log In says where admins sign in and how to get an invitation", () => {
  const html = render(paths.logIn);
  expect(html).toContain(`href="${paths.sessionTest.path}"`);
  expect(html).toContain(`href="${paths.betaWaitlist.path}"`);
});

test("a title from the query shows no story, the page's own title does", () => {
  expect(render(paths.reps, "Teleport")).not.toContain(stories.reps.title);
  expect(render(paths.reps, paths.reps.title)).toContain(stories.reps.title);
});
