import { expect, test } from "bun:test";
import { callMoments } from "../../../views/content/demo/moments";
import { timeline } from "../../../views/content/demo/call";
import { lineAt } from "../../../views/islands/call/call-clock";
import { callReducer, isHeard, openedCall, spoken } from "../../../views/islands/call/call-state";

test("a card comes up at its cue, before the buyer has finished the line", () => {
  const line = timeline.findIndex(({ at }) => at === callMoments.competitor);
  let call = callReducer(openedCall(null), { type: "highlighted", isStepper: false });
  while (lineAt(call.at) < line || !isHeard(call))
    call = callReducer(call, { type: "ticked", ms: 20 });
  expect(lineAt(call.at)).toBe(line);
  expect(spoken(call)).toBeLessThan(0.2);
});

test("a moment that is linked to shows its card at once", () => {
  expect(isHeard(openedCall(callMoments.competitor))).toBe(true);
});
