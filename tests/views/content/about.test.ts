import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { roles } from "../../../views/content/roles";
import { about } from "../../../views/pages/about";
import { caseStudies } from "../../../views/pages/case-studies";
import { NotifyForm } from "../../../views/partials/notify-form";
import { claims } from "../../../views/content/claims";

const read = (View: typeof about.View, path: string): string =>
  renderToString(createElement(View, { path }));

test("the about page has mission, vision, the four values, both products and the way to the story", () => {
  const html = read(about.View, paths.about.path).replaceAll("&amp;", "&");
  for (const name of ["Mission", "Vision"]) expect(html).toContain(`<h2>${name}</h2>`);
  const named = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(named).toEqual([
    "Security & Trust",
    "Measurable ROI",
    "Adoption by Design",
    "Customer Success",
    "Co-Pilot",
    "Data Orchestration Engine",
  ]);
  expect(html).toContain(`href="${paths.story.path}"`);
});

test("the case studies say what is still to come, hold an outcome for every role, and quote nobody", () => {
  const html = read(caseStudies.View, paths.caseStudies.path);
  expect(html).toContain("Coming soon");
  for (const { name } of roles) expect(html).toContain(`<h3>${name}</h3>`);
  const { hoursSaved, forecastAccuracy, averageRoi, scaling } = claims;
  for (const { figure, scope } of [hoursSaved, forecastAccuracy, averageRoi, scaling]) {
    expect(html).toContain(`<b>${figure}</b>`);
    expect(html).toContain(scope);
  }
  expect(html).not.toMatch(/<blockquote|<q>/);
});

test("whoever asks for the stories comes back to their page", () => {
  const { title, path } = paths.caseStudies;
  expect(read(caseStudies.View, path)).toContain(
    renderToString(createElement(NotifyForm, { title, path })),
  );
});
