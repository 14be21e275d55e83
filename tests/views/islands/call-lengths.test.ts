import { expect, test } from "bun:test";
import { coPilotSteps } from "../../../views/content/co-pilot-steps";
import { player } from "../../../views/content/demo/player";
import { type CallAction, callReducer, openedCall } from "../../../views/islands/call/call-state";

/** How long a call plays to its closeout, in seconds. */
function secondsOf(start: CallAction): number {
  let [call, seconds] = [callReducer(openedCall(null), start), 0];
  for (; call.isPlaying; seconds += 0.1) call = callReducer(call, { type: "ticked", ms: 100 });
  expect(call.closeout).toBe("ready");
  return seconds;
}

test("the player's buttons say how long the call and its highlights take", () => {
  expect(secondsOf({ type: "started", isStepper: false })).toBeWithin(95, 105);
  expect(secondsOf({ type: "highlighted", isStepper: false })).toBeWithin(28, 32);
  expect(player.lengths).toEqual({ fullCall: "100 s", highlights: "30 s" });
});

test("the steps of the Co-Pilot page play the highlights from their moments, the last one in six seconds", () => {
  const lengths = coPilotSteps.map(({ at }) =>
    secondsOf({ type: "highlighted", isStepper: false, at }),
  );
  expect(lengths[0]).toBeWithin(32, 45);
  expect(lengths[1]).toBeWithin(25, 30);
  expect(lengths[2]).toBeLessThan(6);
});
