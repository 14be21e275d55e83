import { expect, test } from "bun:test";
import { readText } from "../../../views/text/read-text";
import { followUpMail } from "../../../views/content/demo/after-call";
import { dealDay, dealDays, type DealDay } from "../../../views/content/demo/calendar";
import { demoDeal } from "../../../views/content/demo-deal";
import { articles } from "../../../views/text/articles";

const CALENDAR = "views/content/demo/calendar.ts";
const DAY_MS = 24 * 60 * 60_000;

/** Holidays on weekdays, by month and day, and those of Easter. */
const HOLIDAYS = ["12-25", "12-26", "01-01", "2027-03-26", "2027-03-29"];

const names = Object.keys(dealDays) as DealDay[];
const time = (name: DealDay) => Date.parse(dealDays[name]);
const daysBetween = (from: DealDay, to: DealDay) => (time(to) - time(from)) / DAY_MS;

test("each day of the deal is a working day", () => {
  for (const name of names) {
    const date = dealDays[name];
    const weekday = new Date(date).getUTCDay();
    expect({ name, isWeekend: weekday === 0 || weekday === 6 }).toEqual({ name, isWeekend: false });
    expect(HOLIDAYS.filter((holiday) => date.endsWith(holiday))).toEqual([]);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
});

test("the days are in order, and no two are the same", () => {
  expect(names).toEqual(names.toSorted((a, b) => time(a) - time(b)));
  expect(new Set(Object.values(dealDays)).size).toBe(names.length);
});

test("statements about the time between two days are right", () => {
  expect(dealDay("call", "weekday")).toBe("Tuesday");
  // The follow-up email says "today", "Thursday" and "Friday", which must be in one week.
  expect(daysBetween("call", "forecast")).toBeLessThan(7);
  // "Two weeks on the Rotterdam site", Monday to Friday.
  expect([dealDay("proofStart", "weekday"), dealDay("proofEnd", "weekday")]).toEqual([
    "Monday",
    "Friday",
  ]);
  expect(daysBetween("proofStart", "proofEnd")).toBe(11);
  // "two weeks before Kestrel renews"
  expect(daysBetween("proofEnd", "renewal")).toBe(14);
  // Procurement and legal, three weeks beside the proof
  expect(daysBetween("proofStart", "signature")).toBe(18);
});

test("the plan pays nothing before there is a budget line", () => {
  expect(dealDay("budget", "month")).toBe("April");
  expect(time("signature")).toBeLessThan(time("renewal"));
  expect(demoDeal.objection.heard).toContain(`until ${dealDay("budget", "month")}`);
  const plan = articles.find(({ slug }) => slug === "audit-finding-deal-timeline")?.markdown ?? "";
  for (const [label, days] of [
    ["POC", `${dealDays.proofStart} | ${dealDays.proofEnd}`],
    ["Procurement and legal", `${dealDays.proofStart} | ${dealDays.signature}`],
    ["First invoice, budget line opens", `${dealDays.budget} |`],
  ])
    expect(plan).toContain(`\n${label} | ${days}\n`);
  expect(followUpMail.body).toContain(dealDay("proofEnd"));
  expect(followUpMail.body).toContain(dealDay("signature"));
  expect(followUpMail.body.toLowerCase()).toMatch(/first invoice/);
  expect(followUpMail.body).toContain(`${dealDay("budget")}, when`);
  expect(demoDeal.fieldChanges.find(({ field }) => field === "Close date")?.to).toBe(
    dealDay("signature", "short"),
  );
});

test("texts can name a day of the deal in any format, and unknown days are errors", () => {
  const read = (text: string) => readText("a.md", text).markdown;
  expect(read("{deal.signature}, {deal.signature.wd}, {deal.renewal.iso}")).toBe(
    "January 22, Fri, 2027-01-29",
  );
  for (const wrong of ["{deal.nothing}", "{deal.call.nothing}", "{deal}", "{deal.call.day.day}"])
    expect(() => read(wrong)).toThrow(wrong);
});

/** Words for a day or month. "May" and "march" are also common words. */
const NAMED =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Dec)(?: \d{1,2})?|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|20\d\d-\d\d(?:-\d\d)?|(?:first|second|third|\w+ieth|\w+th) of (?:the month|[A-Z]\w+))\b/g;

/** The file with the dated entries of changelog and roadmap. */
const CHANGES = "views/content/changes.ts";

/** Other dates by file: the texts that contain them, which do not concern the deal. */
const OTHERS: Record<string, readonly string[]> = {
  "views/ui/long-date.ts": ["November"],
  "views/content/newsletter-consent.ts": ["2026-11-23"],
  "views/content/case-studies.ts": ["Feb 3"],
  "views/content/story.ts": ["Friday"],
  "views/content/our-solution.md": ["Thursday"],
  "views/content/demo/call.ts": ["Saturday", "Sunday"],
  "views/content/call-words.ts":
    "January February March April June July August September October November December Jan Feb Mar Apr Dec Monday Tuesday Wednesday Thursday Friday".split(
      " ",
    ),
  "views/content/contact-topics.ts": ["Tuesday"],
  "views/content/articles/crm-notes-after-a-call.md": ["March", "June"],
  "views/content/articles/audit-finding-deal-timeline.md": ["Friday"],
};

test("days of the deal are only in its calendar", async () => {
  const found: string[] = [];
  for (const file of new Bun.Glob("views/**/*.{ts,tsx,md}").scanSync()) {
    // The publication date of an article, document or change is not a date of the deal.
    if (file === CALENDAR || file === CHANGES || file.startsWith("views/content/documents"))
      continue;
    const text = (await Bun.file(file).text()).replace(/^(?:date|updated): .*$/gm, "");
    const named = new Set(text.match(NAMED));
    for (const word of named) if (!OTHERS[file]?.includes(word)) found.push(`${file}: ${word}`);
    for (const word of OTHERS[file] ?? []) if (!named.has(word)) found.push(`${file}: no ${word}`);
  }
  expect(found).toEqual([]);
});
