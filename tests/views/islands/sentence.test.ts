import { describe, expect, test } from "bun:test";
import {
  answer,
  byKind,
  kinds,
  match,
  mostUrgent,
  pieces,
} from "../../../views/islands/sentence/match";
import { sentence as copy } from "../../../views/content/sentence";

const heard = (text: string): string[] =>
  match(text).map(({ kind, name }) => `${kind}: ${name.replaceAll(/[“”]/g, "")}`);

/** Sentences, and what Genie should recognize in them. */
const CASES: readonly [string, readonly string[]][] = [
  [
    "Kestrel says they’ll have triage in the next release, at our renewal price.",
    ["competitor: Kestrel EDR", "timing: renewal", "price: price"],
  ],
  ["we already run crowdstrike everywhere", ["competitor: CrowdStrike"]],
  ["We use Microsoft Defender for Endpoint", ["competitor: Microsoft Defender"]],
  ["It costs too much for a team of six.", ["price: It costs"]],
  ["That is $186,000 we don't have", ["price: $186,000"]],
  ["Your price is too high.", ["price: price is too high"]],
  ["Your quote is 30% over our budget", ["price: 30% over our budget"]],
  [
    "Your quote is forty percent over SentinelOne",
    ["price: forty percent over", "competitor: SentinelOne"],
  ],
  ["CrowdStrike is 12.5 % cheaper", ["competitor: CrowdStrike", "price: 12.5 % cheaper"]],
  ["The quote is $40,000 more than our budget", ["price: $40,000"]],
  ["The price is fine for forty percent of our sites", ["price: price"]],
  ["Thursday works for us.", ["step: Thursday works"]],
  ["Let us do a proof of concept", ["step: Let us do", "step: proof of concept"]],
  ["Let’s schedule a call.", ["step: Let’s schedule"]],
  ["I have to check with our CFO.", ["signer: The CFO"]],
  ["We’re happy with our current vendor.", ["competitor: the current tool"]],
  ["There’s no money until next year.", ["price: no money", "timing: next year"]],
  ["That goes to the board.", ["signer: The board"]],
  ["We renewed with Acmeguard in March.", ["competitor: Acmeguard", "timing: in March"]],
  ["Our security team is understaffed.", ["pain: understaffed"]],
  ["We get nine hundred alerts a day.", ["pain: nine hundred alerts"]],
  ["Not a priority this quarter.", ["priority: Not a priority", "timing: this quarter"]],
  [
    "Happy with SentinelOne, so send me some info.",
    ["competitor: SentinelOne", "priority: send me some info"],
  ],
  [
    "We’re happy with our SIEM and have no headcount.",
    ["competitor: the current tool", "priority: no headcount"],
  ],
  ["HOW MUCH IS IT PER SEAT", ["price: HOW MUCH IS", "price: PER SEAT"]],
  ["There is no budget line for this until April.", ["price: budget", "timing: until April"]],
  ["Call me back next quarter.", ["timing: Call me back", "timing: next quarter"]],
  ["we could sign in may or by march", ["timing: in may", "timing: by march"]],
  [
    "Our contract renews at the end of the year.",
    ["timing: Our contract renews", "timing: end of the year"],
  ],
  ["NIST 2 or NIS2", ["framework: NIST CSF", "framework: NIS2"]],
  ["Let's talk in May, after the audit", ["timing: in May", "timing: after the audit"]],
  ["we need sock two, type two", ["framework: SOC 2"]],
  ["Is it SOC 2 Type II or ISO 27001?", ["framework: SOC 2", "framework: ISO 27001"]],
  ["dora audit and niece two", ["framework: DORA", "framework: NIS2"]],
  ["everything is mapped to miter", ["framework: MITRE ATT&CK"]],
];

for (const [text, expected] of CASES)
  test(`finds in "${text}"`, () => {
    expect(heard(text)).toEqual([...expected]);
  });

/** Words that only look like a match. */
const QUIET = [
  "",
  "Thanks for making the time, Daniel.",
  "Our defenders close alerts until the shift ends.",
  "We may march on without you.",
  "It was a priceless moment.",
  "Don't quote me on that.",
  "We want this fixed at all costs.",
  "Dora from accounting joins us.",
  "She is a whiz with tenable arguments.",
  "I quarter the alerts by hand.",
  "Switching from I to we helps.",
  "We don't need a proposal.",
  "Let's not rush this.",
  "Is it legal?",
  "The CISO of a freight company.",
];

for (const text of QUIET)
  test(`finds nothing in "${text}"`, () => {
    expect(heard(text)).toEqual([]);
  });

test("the card is for the most urgent match at any position", () => {
  expect(mostUrgent(match("By Friday we need SOC 2, or we stay with Sophos."))?.name).toBe(
    "Sophos",
  );
  expect(mostUrgent(match("By Friday we need SOC 2."))?.kind).toBe("timing");
  expect(mostUrgent([])).toBeUndefined();
});

describe("the answer", () => {
  const { competitor, price, priority, step, signer, pain, timing, framework } = copy.cards;
  const kestrel = competitor.say("Kestrel EDR", true);
  const priced = competitor.say("CrowdStrike", true);
  const sideBySide = competitor.say("CrowdStrike", false);

  test("to Kestrel is its own, and to others depends on whether a price is mentioned", () => {
    expect(new Set([kestrel, priced, sideBySide, price.say()]).size).toBe(4);
    expect(competitor.say("Kestrel EDR", false)).toBe(kestrel);
  });

  test.each([
    ["Kestrel has it in the next release.", kestrel],
    ["Kestrel offers it at renewal price.", kestrel],
    ["Kestrel is cheaper and covers NIST until April.", kestrel],
    ["CrowdStrike is cheaper than Kestrel.", kestrel],
    ["We run CrowdStrike.", sideBySide],
    ["We run CrowdStrike until April and follow NIST.", sideBySide],
    ["Your price is too high compared to CrowdStrike.", priced],
    ["CrowdStrike is 20% cheaper and we do NIST", priced],
    ["By Friday CrowdStrike gives us a discount.", priced],
    ["It costs too much.", price.say()],
    ["We have no budget until April.", price.say()],
    ["Is NIST in the price?", price.say()],
    ["We need NIST by Friday.", timing.say()],
    ["Do you follow NIST?", framework.say()],
    ["Send us a quote by Friday.", step.say()],
    ["Not a priority this quarter.", priority.say()],
    ["Our CFO decides in May.", signer.say()],
    ["Too many alerts, and no time until April.", priority.say()],
    ["Too many alerts.", pain.say()],
    ["Good morning.", undefined],
  ])("to “%s”", (text, expected) => {
    expect(answer(match(text))?.say).toBe(expected);
  });
});

test("the card ends with the question about the next most urgent thing", () => {
  for (const [text, askLater] of [
    ["CrowdStrike is cheaper and covers NIST.", copy.cards.framework.ask],
    ["We have no budget until April.", copy.cards.timing.ask],
    ["CrowdStrike is cheaper.", undefined],
    ["Do you follow NIST?", undefined],
  ] as const)
    expect(answer(match(text))?.askLater).toBe(askLater);
});

test("matches are grouped by kind, the most urgent first, without repeating a name", () => {
  expect(byKind(match("Sophos by Friday, or Sophos and Okta."))).toEqual([
    ["competitor", ["Sophos", "Okta"]],
    ["timing", ["“by Friday”"]],
  ]);
  expect(byKind([])).toEqual([]);
});

test("the pieces add up to the sentence without overlap", () => {
  for (const [text] of [...CASES, ["<b>Kestrel</b> & $9k by May & 'SOC 2'"] as const]) {
    const found = match(text);
    const parts = pieces(text, found);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter((part) => part.heard).map((part) => part.heard)).toEqual([...found]);
  }
});

test("matching takes linear time", () => {
  const long = "until the end of the ".repeat(2_000);
  expect(match(long)).toEqual([]);
});

test("the three samples show different cards, and each kind has one", () => {
  const shown = copy.samples.map(({ text }) => mostUrgent(match(text))?.kind);
  expect(new Set(shown).size).toBe(3);
  expect(shown).not.toContain(undefined);
  expect(Object.keys(copy.cards)).toEqual([...kinds]);
});
