import { expect, test } from "bun:test";
import { claims } from "../../../views/content/claims";
import { caseStudies } from "../../../views/content/case-studies";

const { before, after, without, misses } = caseStudies.tested;
const { measures } = caseStudies.protocol;

/** A column's entry as a number: "8 of 11" as a share, "14 min" and "$150k" without their units. */
function valueOf(entry = ""): number {
  const [part = 0, all] = (entry.match(/[\d.]+/g) ?? []).map(Number);
  return all === undefined ? part : part / all;
}

test("the example's missed claims are those that its numbers miss, against the baseline and the group without Genie", () => {
  const isMet = {
    percent: (now: number, then: number, value: number, isGain: boolean) =>
      isGain ? now / then >= 1 + value / 100 : now >= value / 100,
    time: (now: number, then: number, value: number) => then - now >= value,
  };
  const missed = measures.filter(({ claim }, row) => {
    const now = valueOf(after[row]);
    return [before, without].some((column) => {
      const then = valueOf(column[row]);
      const met =
        claim.unit === "percent"
          ? isMet.percent(now, then, claim.value, claim !== claims.callsWithNextSteps)
          : isMet.time(now, then, claim.value);
      return !met;
    });
  });
  expect(missed.map(({ claim }) => claim.scope)).toEqual(misses.map(({ scope }) => scope));
});
