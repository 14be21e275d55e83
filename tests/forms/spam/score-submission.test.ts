import { describe, expect, test } from "bun:test";
import { HOLD_AT, signals, type Signal } from "../../../src/forms/spam/signals";
import {
  scoreSubmission,
  type Circumstances,
  type Written,
} from "../../../src/forms/spam/score-submission";

const ann = "ann@example.com";
const subscriber = (email = ann, source = "newsletter"): Written => ({ email, source });
const company = (name: string): Written => ({
  email: ann,
  source: "beta-waitlist:Mobile App",
  company: name,
});
const message = (text: string, name = "Ann"): Written => ({
  name,
  email: ann,
  message: text,
});
const links = (count: number) => "see https://a.example/x and ".repeat(count);

/** A form sent from a browser with our script, from one without, and by someone in a hurry. */
const withScript: Circumstances = { trap: "", stampAgeMs: 9_000, isFrequent: false };
const without: Circumstances = { ...withScript, stampAgeMs: undefined };
const quick: Circumstances = { ...withScript, stampAgeMs: 900 };
const much = (around: Circumstances) => ({ ...around, isFrequent: true });

const passes: [string, Written, Circumstances, Signal[]][] = [
  ["a sign-up", subscriber(), withScript, []],
  ["a sign-up without a script, or by a program", subscriber(), without, ["no_stamp"]],
  ["one that a password manager filled in", subscriber(), quick, ["too_quick"]],
  ["one of a full conference hall", subscriber(), much(withScript), ["velocity"]],
  ["a throw-away address", subscriber("a@mailinator.com"), withScript, ["disposable_domain"]],
  ["a private mail relay", subscriber("x@privaterelay.appleid.com"), without, ["no_stamp"]],
  ["a company called by its address", company("https://acme.example"), without, ["no_stamp"]],
  ["a message with two links", message(links(2)), without, ["no_stamp"]],
  ["a message with five, without a script", message(links(5)), without, ["links", "no_stamp"]],
  ["a message with ten sources, in its time", message(links(10)), withScript, ["many_links"]],
  ["a name with a dot", message("Hello", "J. R. Smith www"), without, ["no_stamp"]],
];

const holds: [string, Written, Circumstances, Signal[]][] = [
  ["a filled trap", subscriber(), { ...withScript, trap: "x" }, ["hidden_field"]],
  ["a flood without our script", subscriber(), much(without), ["velocity", "no_stamp"]],
  ["a flood of quick ones", subscriber(), much(quick), ["velocity", "too_quick"]],
  ["many links by a program", message(links(6)), without, ["many_links", "no_stamp"]],
  ["links in a hurry", message(links(3)), quick, ["links", "too_quick"]],
  [
    "a link for a feature's title",
    subscriber(ann, "coming-soon:Win at www.evil.example"),
    without,
    ["link_in_name", "no_stamp"],
  ],
  ["a link for a name", message("Hi", "[URL=x]"), without, ["link_in_name", "no_stamp"]],
  [
    "a throw-away address below a listed one, in a hurry",
    subscriber("a@b.Mailinator.com"),
    quick,
    ["disposable_domain", "too_quick"],
  ],
];

for (const [cases, isSuspicious] of [
  [passes, false],
  [holds, true],
] as const) {
  describe(isSuspicious ? "is held:" : "passes:", () => {
    for (const [what, submission, around, found] of cases) {
      test(`${what} (${found.join(", ") || "nothing"})`, () => {
        const score = found.reduce((sum, signal) => sum + signals[signal], 0);
        expect(scoreSubmission(submission, around)).toEqual({
          signals: found,
          score,
          isSuspicious,
        });
      });
    }
  });
}

test("only the honeypot reaches the limit alone, and a missing script counts a fifth of it", () => {
  const enough = Object.entries(signals).filter(([, weight]) => weight >= HOLD_AT);
  expect(enough.map(([signal]) => signal)).toEqual(["hidden_field"]);
  expect(signals.no_stamp * 5).toBeLessThanOrEqual(HOLD_AT);
});
