import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { chapters } from "../../../views/content/demo/chapters";
import { momentHref, playHref } from "../../../views/content/demo/moments";
import {
  allClaims,
  caseStudies as copy,
  statusNames,
  statusOf,
} from "../../../views/content/case-studies";
import { contactHref } from "../../../views/content/links";
import { listMissing, operator } from "../../../views/content/operator";
import { roles } from "../../../views/content/roles";
import { about } from "../../../views/pages/about/page";
import { caseStudies } from "../../../views/pages/case-studies/page";
import { NotifyForm } from "../../../views/forms/notify-form";
import { type Claim, claimId, claims } from "../../../views/content/claims";

const read = (View: typeof about.View, path: string): string =>
  renderToString(createElement(View, { path }));

test("the about page has mission, vision, the four values, both products, and links to the story and the call", () => {
  const html = read(about.View, paths.about.path).replaceAll("&amp;", "&");
  for (const name of ["Mission", "Vision"])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
  const named = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
  expect(named).toEqual([
    "Security & Trust",
    "Measurable ROI",
    "Adoption by Design",
    "Customer Success",
    "Co-Pilot",
    "Data Orchestration Engine",
  ]);
  expect(html).toContain(`href="${paths.story.path}"`);
  for (const href of [playHref, ...chapters.map(({ at }) => momentHref(at))])
    expect(html).toContain(`href="${href}"`);
});

test("the about page says where the operator's missing details will be stated, and whom to ask until then", () => {
  const html = read(about.View, paths.about.path);
  expect(html).toContain("Our legal name and registered address are not on this site yet");
  for (const href of [paths.legalPrivacy.path, contactHref("security")])
    expect(html).toContain(`href="${href}"`);
});

test("only facts that are not set are listed as missing", () => {
  const facts = ["legalName", "address"] as const;
  expect(listMissing(facts)).toBe("legal name and registered address");
  const named = { ...operator, legalName: "Acme Inc." };
  expect(listMissing(facts, named)).toBe("registered address");
  expect(listMissing(facts, { ...named, address: "1 Main Street" })).toBe("");
});

test("the case studies say what is coming, have an outcome for every role, and quote nobody", () => {
  const html = read(caseStudies.View, paths.caseStudies.path);
  expect(html).toContain("Coming soon");
  for (const { name } of roles) expect(html).toContain(`<h3>${name}</h3>`);
  const { hoursSaved, forecastAccuracy, averageRoi, scaling } = claims;
  for (const { figure, scope } of [hoursSaved, forecastAccuracy, averageRoi, scaling]) {
    expect(html).toMatch(new RegExp(`<b[^>]*>${RegExp.escape(figure)}</b>`));
    expect(html).toContain(scope);
  }
  for (const claim of allClaims) {
    const { figure, scope, counted } = claim;
    // The first claim shows its calculation instead.
    const tested = claim === copy.claims.first ? copy.claims.firstTest : counted.what;
    for (const words of [figure, scope, tested, counted.when ?? ""])
      expect(html.replaceAll("<!-- -->", "")).toContain(Bun.escapeHTML(words));
  }
  expect(html).toContain(`The other ${allClaims.length - 1} claims`);
  expect(html).not.toMatch(/<blockquote|<q>/);
});

test("each claim of the case studies shows its status", () => {
  const html = read(caseStudies.View, paths.caseStudies.path);
  for (const claim of allClaims) {
    const [, entry = ""] = html.split(`id="${claimId(claim)}"`);
    const [own = ""] = entry.split(/ id="test-|<section/);
    const shown = Object.values(statusNames).filter((name) => own.includes(`>${name}<`));
    expect({ claim: claim.figure, shown }).toEqual({
      claim: claim.figure,
      shown: [statusNames[statusOf(claim)]],
    });
  }
  expect(html).toContain(`any of our ${allClaims.length} claims`);
});

test("each figure's link to its test leads to an entry of the case studies", () => {
  const html = read(caseStudies.View, paths.caseStudies.path);
  const isLinked = (claim: Claim) => claim.counted.status === "claim" && claim !== claims.roiPeriod;
  for (const claim of Object.values<Claim>(claims).filter(isLinked))
    expect(html).toContain(`id="${claimId(claim)}"`);
  expect(html).not.toContain(`href="${paths.caseStudies.path}#`);
});

test("the stories' notify form returns to its page", () => {
  const { title, path } = paths.caseStudies;
  expect(read(caseStudies.View, path)).toContain(
    renderToString(createElement(NotifyForm, { title, path })),
  );
});
