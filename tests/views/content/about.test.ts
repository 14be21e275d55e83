import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { about as aboutCopy } from "../../../views/content/about";
import { listed, missing } from "../../../views/content/about-checks";
import { chapters } from "../../../views/content/demo/chapters";
import { playFromHref, playHref } from "../../../views/content/demo/moments";
import {
  allClaims,
  caseStudies as copy,
  statusNames,
  statusOf,
} from "../../../views/content/case-studies";
import { contactHref } from "../../../views/content/links";
import { operator } from "../../../views/content/operator";
import { roles } from "../../../views/content/roles";
import { Checks } from "../../../views/pages/about/checks";
import { about } from "../../../views/pages/about/page";
import { People } from "../../../views/pages/about/people";
import { caseStudies } from "../../../views/pages/case-studies/page";
import { claimId, claims } from "../../../views/content/claims";

const read = (View: typeof about.View, path: string): string =>
  renderToString(createElement(View, { path }));

test("the about page has mission, vision, the four values, and links to the story and the call", () => {
  const html = read(about.View, paths.about.path).replaceAll("&amp;", "&");
  const named = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) =>
    name
      ?.replace(/class="[^"]*"/, 'class="…"')
      .replace("<!-- -->", "")
      .trim(),
  );
  expect(named).toEqual([
    "Mission",
    "Vision",
    "Security & Trust",
    "Measurable ROI",
    "Adoption by Design",
    "Customer Success",
    ...["Co-Pilot", "Scroll", "Vision"].map((name) => `${name} <span class="…">Beta</span>`),
    "Data Orchestration Engine",
  ]);
  expect(html).toContain(`href="${paths.story.path}"`);
  for (const href of [playHref, ...chapters.map(({ at }) => playFromHref(at))])
    expect(html).toContain(`href="${href}"`);
});

test("Genie writes down what each note on the notepad loses", () => {
  for (const { note, quote, record } of aboutCopy.notepad.notes) {
    const lost = quote.words.match(/\w+/g)?.filter((word) => !note.includes(word)) ?? [];
    expect(lost.filter((word) => record.value.includes(word))).not.toEqual([]);
  }
});

test("the about page offers the operator's missing details on request, with the reply time once it is set", () => {
  const html = renderToString(Checks({ operator })).replaceAll("<!-- -->", "");
  expect(missing()).toEqual(["company details", "subprocessors", "team"]);
  expect(html).toContain("Company details, subprocessors and team, on request.</p>");
  expect(html.split("Who runs Genie")).toHaveLength(2);
  expect(html).toContain(`href="${contactHref("security")}"`);
  const replying = Checks({ operator: { ...operator, replyWithin: "one business day" } });
  expect(renderToString(replying).replaceAll("<!-- -->", "")).toContain(
    "Company details, subprocessors and team, on request. We reply within one business day.</p>",
  );
  expect([listed(["team"]), listed(["company details", "team"])]).toEqual([
    "Team",
    "Company details and team",
  ]);
});

test("the about page says that its people are missing while their page is coming soon", () => {
  const isMissing = missing().includes("team");
  expect(isMissing).toBe(paths.team.kind === "soon");
  expect(renderToString(People({ operator }))).toBe("");
  const people = [{ name: "Ann Doyle", role: "Engineer" }];
  const named = { ...operator, people };
  expect(missing(named)).not.toContain("team");
  const html = renderToString(People({ operator: named }));
  expect(html).toContain(">AD</span>");
  expect(html).toContain("Ann Doyle</b>Engineer");
  expect(html).not.toContain("<a ");
  const more = { about: "Wrote the call player.", href: "https://profiles.example/ann" };
  const known = { ...operator, people: [{ name: "Ann", role: "Engineer", ...more }] };
  const whole = renderToString(People({ operator: known }));
  for (const part of [">A</span>", more.about, `href="${more.href}"`])
    expect(whole).toContain(part);
});

test("the about page shows the operator's details once they are set, and names only what is missing", () => {
  const some = { ...operator, legalName: "Acme Inc.", hosting: "Host GmbH" };
  const partly = renderToString(Checks({ operator: some })).replaceAll("<!-- -->", "");
  expect(partly).toContain("Company details, subprocessors and team, on request.</p>");
  expect(partly).toMatch(/<dt[^>]*>Legal name<\/dt><dd[^>]*>Acme Inc.<\/dd>/);
  expect(partly).toContain("Host GmbH");
  const subprocessor = { name: "Mailer", purpose: "Email", country: "Ireland" };
  const dates = { announced: "2026-01-01", since: "2026-02-01" };
  const whole = renderToString(
    Checks({
      operator: {
        ...some,
        address: "1 Main Street",
        statusPage: "https://status.example",
        subprocessors: [
          { ...subprocessor, ...dates },
          { ...subprocessor, ...dates, until: "2026-03-01" },
        ],
      },
    }),
  ).replaceAll("<!-- -->", "");
  expect(whole).toContain("1 Main Street");
  expect(whole).toContain(">1 subprocessor</b>");
  for (const href of [paths.legalPrivacy.path, "https://status.example"])
    expect(whole).toContain(`href="${href}"`);
  expect(whole).toContain(">Team, on request.</p>");
});

test("the case studies say what is coming, have an outcome for every role, and quote nobody", () => {
  const html = read(caseStudies.View, paths.caseStudies.path);
  expect(html).toContain("Coming soon");
  for (const { name } of roles) expect(html).toMatch(new RegExp(`>${name}<`));
  const { hoursSaved, forecastAccuracy, averageRoi, scaling } = claims;
  for (const { figure, scope } of [hoursSaved, forecastAccuracy, averageRoi, scaling]) {
    const joined = html.replaceAll(/<\/?span\b[^>]*>|<!-- -->/g, "");
    expect(joined).toMatch(new RegExp(`<b[^>]*>${RegExp.escape(figure)}</b>`));
    expect(html).toContain(scope);
  }
  for (const claim of allClaims) {
    const { figure, scope, counted } = claim;
    const plain = html.replaceAll(/<[^>]*>/g, "");
    for (const words of [figure, scope, counted.what, counted.when ?? ""])
      expect(plain).toContain(Bun.escapeHTML(words));
  }
  expect(html).toContain(`All ${allClaims.length} claims`);
  expect(html).not.toMatch(/<blockquote|<q>/);
});

test("each claim of the case studies shows its status", () => {
  const html = read(caseStudies.View, paths.caseStudies.path);
  for (const claim of allClaims) {
    const [, entry = ""] = html.split(`id="${claimId(claim)}"`);
    const [own = ""] = entry.split(/ id="test-|<section|<\/li>/);
    const shown = Object.values(statusNames).filter((name) => own.includes(`>${name}<`));
    expect({ claim: claim.figure, shown }).toEqual({
      claim: claim.figure,
      shown: [statusNames[statusOf(claim)]],
    });
  }
  const counts = copy.claims.others.tally.map(({ text }) => Number.parseInt(text, 10));
  expect(counts.reduce((sum, count) => sum + count)).toBe(allClaims.length);
  for (const { text } of copy.claims.others.tally) expect(html).toContain(text);
});
