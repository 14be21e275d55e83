import { expect, test } from "bun:test";
import { playbook } from "../../../views/content/demo/playbook";
import { corvidPay } from "../../../views/content/demo/corvid-pay";
import { alderbrookClinics } from "../../../views/content/demo/alderbrook-clinics";
import { type Deal, demoDeal } from "../../../views/content/demo-deal";
import { tryCall as copy } from "../../../views/content/try-call";
import { trySamples } from "../../../views/content/try-samples";
import { draftMail } from "../../../views/islands/try-call/call-record";
import {
  digits,
  kinds,
  MAX_CHARACTERS,
  MAX_LINES,
  pieces,
  readCall,
} from "../../../views/islands/try-call/read-call";

const fieldsOf = (text: string) => readCall(text).fields;

test("each sample fills in the record of its deal", () => {
  const deals: readonly Deal[] = [corvidPay, alderbrookClinics, demoDeal];
  for (const [index, { name, text }] of trySamples.entries()) {
    const { account, competitor, fieldChanges } = deals[index] ?? demoDeal;
    const { fields, strongest } = readCall(text);
    const changed = (field: string) => fieldChanges.find((change) => change.field === field)?.to;
    expect(name).toBe(account.name);
    expect(fields.competitor).toBe(competitor);
    expect(fields.signer ?? "").toBe(changed("Signer") ?? "no signer");
    // The deal may say more: "62 escalations, unranked".
    expect(changed("Pain")).toStartWith(fields.pain ?? "no pain");
    expect(Object.keys(playbook)).toContain(strongest?.value ?? "no card");
  }
});

test("the samples' other fields", () => {
  expect(
    trySamples
      .map(({ text }) => fieldsOf(text))
      .map(({ price, timing, framework, step }) => [price, timing, framework, step]),
  ).toEqual([
    ["“twenty percent more”", "“renew on February 12”", "PCI DSS", "“Send me the role”, today"],
    ["“eighteen percent below”", "“on January 6”", "HIPAA", "“Send me the report”, by Friday"],
    ["“no budget line”", "“until April”", undefined, "“Send me the plan”, today"],
  ]);
});

/** What a sentence fills in, by field. Each has a trap for a simpler rule. */
const CASES: readonly [string, ReturnType<typeof fieldsOf>][] = [
  ["We use Microsoft Defender for Endpoint", { competitor: "Microsoft Defender" }],
  ["We renewed with Acmeguard in March.", { competitor: "Acmeguard", timing: "“in March”" }],
  ["We’re happy with our SIEM.", { competitor: "The current tool" }],
  ["We no longer use CrowdStrike.", {}],
  ["CrowdStrike is 12.5 % cheaper", { competitor: "CrowdStrike", price: "“12.5 % cheaper”" }],
  ["The price is fine for forty percent of our sites", { price: "“price”" }],
  ["The quote is $40,000 more than our budget", { price: "“$40,000”" }],
  ["Our CFO signs anything above fifty thousand a year.", { signer: "The CFO" }],
  ["Thursday works for us.", { step: "“Thursday works”" }],
  ["Send us a quote.", { step: "“Send us a quote”, no date said" }],
  ["we could sign in may or by march", { step: "“we could sign”, in may", timing: "“by march”" }],
  ["We get nine hundred alerts a day.", { pain: "900 alerts a day" }],
  ["Alerts? We get about 300 a day.", { pain: "300 a day" }],
  ["HOW MUCH IS IT PER SEAT", { price: "“HOW MUCH IS”" }],
  ["NIST 2 or NIS2", { framework: "NIST CSF, NIS2" }],
  ["we need sock two, type two", { framework: "SOC 2" }],
  ["dora audit and niece two", { framework: "DORA, NIS2" }],
  ["everything is mapped to miter", { framework: "MITRE ATT&CK" }],
  ["I checked with our VP of security, Ana Silva.", { signer: "Ana Silva, VP Security" }],
  ["[00:12] Ana Silva (CISO): We need DORA.", { framework: "DORA" }],
];

for (const [text, expected] of CASES)
  test(`"${text}" fills in only what it says`, () => {
    expect(fieldsOf(text)).toEqual(expected);
  });

/** Words that only look like a match. */
const QUIET = [
  "",
  " \n\t\r\n",
  "Thanks for making the time, Daniel.",
  "Our defenders close alerts until the shift ends.",
  "We may march on without you.",
  "It was a priceless moment.",
  "Don't quote me on that.",
  "We want this fixed at all costs.",
  "About 20 a day call in sick.",
  "Dora from accounting joins us.",
  "She is a whiz with tenable arguments.",
  "I quarter the alerts by hand.",
  "Switching from I to we helps.",
  "We don't need a proposal.",
  "Let's not rush this.",
  "Is it legal?",
  `We run S${"o".repeat(100)}.`,
  "The CISO of a freight company.",
  "🧞‍♂️🔥 ¯\\_(ツ)_/¯ 数据",
];

for (const text of QUIET)
  test(`${JSON.stringify(text)} fills in nothing, and has no card and no draft`, () => {
    const call = readCall(text);
    expect(call.fields).toEqual({});
    expect(call.strongest).toBeUndefined();
    expect(draftMail(call)).toBeUndefined();
  });

test("the card is for the most urgent kind, and each kind has one", () => {
  const urgent = (text: string) => readCall(text).strongest?.kind;
  expect(urgent("By Friday we need SOC 2, or we stay with Sophos.")).toBe("competitor");
  expect(urgent("By Friday we need SOC 2.")).toBe("timing");
  expect(urgent("Not a priority.\nWe get 900 alerts a day.")).toBe("priority");
  expect(Object.keys(copy.cards)).toEqual([...kinds]);
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(copy.fields) as typeof kinds));
});

test("the draft has a line for each field that is filled in", () => {
  expect(draftMail(readCall("Our CFO, Tom Berger, signs.\nSend me the plan by Friday."))).toEqual({
    subject: "The plan by Friday",
    lines: [
      copy.draft.thanks,
      copy.draft.signer("Tom Berger"),
      copy.draft.send("the plan by Friday"),
    ],
  });
  expect(draftMail(readCall("It goes to the board."))?.lines[1]).toContain("the board");
});

test("number words become digits", () => {
  for (const [words, expected] of [
    ["nine hundred", "900"],
    ["four thousand", "4,000"],
    ["sixty-two", "62"],
    ["a hundred and five", "105"],
    ["two hundred thousand", "200,000"],
    ["fifteen to twenty", "15 to 20"],
    ["forty percent", "40%"],
    ["1,200", "1,200"],
    ["3-4", "3 to 4"],
  ] as const)
    expect(digits(words)).toBe(expected);
});

test("the parts of a line add up to it", () => {
  for (const [text] of [...CASES, ["<b>Kestrel</b> & $9k by May & 'SOC 2'"] as const])
    for (const line of readCall(text).lines)
      expect(
        pieces(line)
          .map((part) => part.text)
          .join(""),
      ).toBe(line.text);
});

test("text beyond the limit is not read, and this is said", () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `Line ${at}`).join("\n");
  expect(readCall(lines(MAX_LINES)).isCut).toBe(false);
  for (const long of [lines(MAX_LINES + 1), lines(10_000), "a".repeat(100_000)]) {
    const call = readCall(long);
    expect(call.isCut).toBe(true);
    expect(call.lines.length).toBeLessThanOrEqual(MAX_LINES);
  }
  expect(readCall("a".repeat(MAX_CHARACTERS)).isCut).toBe(false);
  expect(readCall(`${lines(MAX_LINES)}\nWe run Sophos.`).fields).toEqual({});
  for (const limit of [MAX_LINES, MAX_CHARACTERS])
    expect(copy.cut).toContain(limit.toLocaleString("en-US"));
});

test("characters that hide or reorder text are dropped", () => {
  const [line] = readCall("We run \u202EKestrel\u202C\u0000 and\u200B \u2067more\u2069.").lines;
  expect(line?.text).toBe("We run Kestrel and more.");
  expect(readCall("Ke\u00ADstrel\u0007").fields.competitor).toBe("Kestrel EDR");
});
