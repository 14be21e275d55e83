import { expect, test } from "bun:test";
import { demoPage } from "../../../views/content/demo/page";
import { player } from "../../../views/content/demo/player";
import {
  type CallAction,
  callReducer,
  openedCall,
} from "../../../views/islands/call/playback/call-state";

/** How long a call plays, in seconds. */
function secondsOf(start: CallAction): number {
  let [call, seconds] = [callReducer(openedCall(null), start), 0];
  for (; call.isPlaying; seconds += 0.1) call = callReducer(call, { type: "ticked", ms: 100 });
  return seconds;
}

test("the page and the player's buttons say how long the call and its highlights take", () => {
  expect(secondsOf({ type: "started", isStepper: false })).toBeWithin(95, 105);
  expect(secondsOf({ type: "highlighted", isStepper: false })).toBeWithin(28, 32);
  expect(player.lengths).toEqual({ fullCall: "100 s", highlights: "30 s" });
  expect(demoPage.hero.length).toBe("30 seconds");
  expect(demoPage.during.lead).toStartWith("Highlights in 30 seconds, or the full call in 100.");
});
