import { expect, test } from "bun:test";
import { stages, stageAdvice } from "../../../views/content/demo/after-call";
import { risks } from "../../../views/content/demo/risks";
import {
  CALL_SECONDS,
  clockTime,
  kestrelCard,
  scoresBefore,
  timeline,
} from "../../../views/content/demo/call";
import { callMoments } from "../../../views/content/demo/moments";
import { demoDeal } from "../../../views/content/demo-deal";
import { captions } from "../../../views/content/hero-scene";

const times = timeline.map(({ at }) => at);

test("the call's lines are in order, each at its own second within the call", () => {
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  expect(times.length).toBeGreaterThanOrEqual(16);
  expect(times.length).toBeLessThanOrEqual(24);
  expect(times.every((at) => at > 0 && at < CALL_SECONDS)).toBe(true);
  expect(demoDeal.call.duration).toBe("31:42");
});

test("the lines' scores add up to the deal's scorecard", () => {
  const after = timeline.reduce((scores, moment) => ({ ...scores, ...moment.scores }), {
    ...scoresBefore,
  });
  expect(after).toEqual(
    Object.fromEntries(demoDeal.scorecard.map((line) => [line.section, line.score])) as never,
  );
});

test("scores never decrease", () => {
  const scores = { ...scoresBefore };
  for (const moment of timeline)
    for (const [section, score] of Object.entries(moment.scores ?? {})) {
      expect(score).toBeGreaterThan(scores[section as keyof typeof scores]);
      Object.assign(scores, { [section]: score });
    }
});

test("each changed field of the deal comes from one line of the call", () => {
  const changed = timeline.flatMap(({ changes = [] }) => changes);
  expect(changed.toSorted()).toEqual(demoDeal.fieldChanges.map(({ field }) => field).toSorted());
});

test("what a line triggers appears at words of the line", () => {
  const cued = timeline.filter(({ cue }) => cue !== undefined);
  expect(cued).toEqual(timeline.filter(({ card }) => card !== undefined));
  for (const { text, cue = "" } of cued) expect(text).toContain(cue);
});

test("moments, risks and hero captions start at a line", () => {
  for (const at of [...Object.values(callMoments), ...risks.map((risk) => risk.at)])
    expect(times).toContain(at);
  expect(captions.map(({ at }) => clockTime(at))).toEqual(["11:38", "11:54", "12:09", "24:28"]);
  expect(demoDeal.objection.heard).toContain(
    timeline.find(({ at }) => at === callMoments.objection)?.text ?? "missing",
  );
});

test("there are six stages, and the suggested one is the deal's next", () => {
  expect(stages.map(({ id }) => id).join(" ")).toBe(
    "discovery demo proposal negotiation closed-won closed-lost",
  );
  expect(stages.find(({ id }) => id === stageAdvice.stage)?.name).toBe(
    demoDeal.account.stage.after,
  );
});

test("the competitor card suggests the question the rep then asks", () => {
  const asked = timeline.find(({ at }) => at > callMoments.competitor);
  expect(asked?.text).toContain(kestrelCard.ask);
});
