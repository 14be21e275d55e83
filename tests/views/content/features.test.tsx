import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { contactTopics } from "../../../views/content/contact-topics";
import { clockTime } from "../../../views/content/demo/call";
import { playFromHref } from "../../../views/content/demo/moments";
import { reasonsOf } from "../../../views/content/demo/pipeline";
import { demoDeal } from "../../../views/content/demo-deal";
import { featuredDeal, features as content, featuresPage } from "../../../views/content/features";
import { betaFeatures } from "../../../views/content/links";
import { attestations } from "../../../views/content/security";
import { features } from "../../../views/pages/features/page";

const html = renderToString(features.View({ path: features.place.path })).replaceAll(
  "<!-- -->",
  "",
);
/** The page's prose, without mock-ups, which repeat the demo deal, and without explanations of figures. */
const text = html.replaceAll(/<(figure|dialog).*?<\/\1>/gs, "\n").replaceAll(/<[^>]+>/g, "\n");

const TOPICS = [
  "Pre-call battle cards",
  "Security market fit",
  "Overlay",
  "Live call coaching",
  "2-minute post-call closeout",
  "Safe CRM sync",
  "Forecasting and analytics",
  "Enterprise security",
];

const SECURITY = "Enterprise security";

/** Returns the cards of a list. */
const cards = (list: string): string[] => {
  const start = html.indexOf(`data-list="${list}"`);
  const part = html.slice(start, html.indexOf("</section>", start));
  return part.split(/(?=<li (?:id|class)="[^>]*rounded-card)/).slice(1);
};

/** The roles of the second list, in order. */
const ROLES = ["Sales rep", "Sales manager", "Executive", "Revenue operations", "Your own CISO"];

test("both lists have eight cards, one for each topic, with a heading", () => {
  expect(content.map(({ topic }) => topic)).toEqual(TOPICS);
  for (const list of ["does", "brings"]) {
    const found = cards(list);
    expect(found).toHaveLength(TOPICS.length);
    for (const topic of TOPICS)
      expect(found.filter((card) => card.includes(`>${topic}<`))).toHaveLength(1);
    for (const card of found) expect(card.match(/<h3/g)).toHaveLength(1);
  }
});

test("first-list cards link to the demo, or to the page about security, and second-list cards are sorted by who gains", () => {
  for (const card of cards("does"))
    expect(card).toContain(
      `href="${card.includes(SECURITY) ? paths.security.path : paths.demo.path}`,
    );
  const roles = cards("brings").map((card) => /<\/svg>([^<]+)</.exec(card)?.[1]);
  expect([...new Set(roles)]).toEqual(ROLES);
  expect(roles).toEqual(roles.toSorted((a = "", b = "") => ROLES.indexOf(a) - ROLES.indexOf(b)));
});

test("a card's link names the moment of the demo that it opens", () => {
  for (const { does, topic } of content) {
    const { link } = does;
    if (!("target" in link) || typeof link.target !== "number") continue;
    const card = html.split(/(?=<li id=")/).find((part) => part.includes(`>${topic}</h3>`)) ?? "";
    expect(card).toContain(`href="${playFromHref(link.target).replace("&", "&amp;")}"`);
    expect(link.label).toContain(clockTime(link.target));
  }
});

test("the pictures show the page's own deal, and not the demo's", () => {
  expect(html).toContain(featuredDeal.account.name);
  for (const figure of html.match(/<figure.*?<\/figure>/gs) ?? [])
    expect(figure).not.toContain(demoDeal.account.name);
});

test("the outcomes show each figure once, with what it measures", () => {
  const { proven, open } = featuresPage.outcomes;
  const words = text.replaceAll(/\s+/g, " ");
  for (const { figure, scope } of open) expect(words.split(` ${figure} ${scope}`)).toHaveLength(2);
  for (const part of [proven.scope, ` ${proven.figure} `])
    expect(words.split(part)).toHaveLength(2);
});

test("the showcase posts the address and the beta, and books a call with its topic", () => {
  const form = /<form [^>]*data-form="start".*?<\/form>/s.exec(html)?.[0] ?? "";
  expect(form).toContain(`action="${paths.betaWaitlist.path}"`);
  expect(form).toContain('method="post"');
  expect(form).toMatch(/<input [^>]*type="email"[^>]* name="email"/);
  expect(form).not.toMatch(/ required[ =>]/);
  const feature = /type="hidden" name="feature" value="(.*?)"/.exec(form)?.[1];
  expect<readonly (string | undefined)[]>(betaFeatures).toContain(feature);
  const topic = /href="\/contact\?topic=(.*?)"/.exec(form)?.[1];
  expect<(string | undefined)[]>(contactTopics.map(({ key }) => key)).toContain(topic);
});

test("the security card shows each standard with its status, worded as everywhere", () => {
  const card = html.split(/(?=<li id=")/).find((part) => part.includes(`>${SECURITY}</h3>`)) ?? "";
  for (const { name, status } of attestations)
    expect(card).toContain(`>${name}</dt><dd>${status}</dd>`);
});

test("the forecasting card shows the score's reasons, the open one last", () => {
  for (const reason of featuredDeal.score.reasons) expect(html).toContain(`>${reason}</span>`);
  expect(reasonsOf(featuredDeal).map(({ isMet }) => isMet)).toEqual([true, true, false]);
});
