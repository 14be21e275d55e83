import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { CALL_SECONDS, timeline } from "../../../views/content/demo/call";
import { pictureAt } from "../../../views/islands/call/call-picture";
import {
  type CallAction,
  type CallState,
  isActive,
  lineAt,
  callReducer,
  openedCall,
  SPEEDS,
} from "../../../views/islands/call/call-state";

const starts = timeline.map(({ at }) => at);
const play = (...actions: CallAction[]) => actions.reduce(callReducer, openedCall(null));
const started = { type: "started", isStepper: false } as const;
const forward = { type: "stepped", by: 1 } as const;
const back = { type: "stepped", by: -1 } as const;

describe("the demo call", () => {
  test("opens finished, still and muted, or at the moment that a link names", () => {
    const call = openedCall(null);
    expect(call).toMatchObject({ at: CALL_SECONDS, isPlaying: false, isMuted: true, speed: 1 });
    expect(isActive(call)).toBe(false);
    expect(isActive(openedCall(698))).toBe(true);
  });

  test("started, it is active and runs from its first second; ended, it is whole again", () => {
    expect(play(started)).toMatchObject({ at: 0, isPlaying: true });
    expect(play(started, { type: "ended" })).toMatchObject({ at: CALL_SECONDS, isPlaying: false });
  });

  test("a stepper starts at the first line and waits for the visitor", () => {
    const call = play({ type: "started", isStepper: true });
    expect(call).toMatchObject({ at: starts[0], isPlaying: false });
    expect(lineAt(call.at)).toBe(0);
  });

  test("steps go from line to line, out of the last into the end, and back", () => {
    let call = play({ type: "started", isStepper: true });
    for (const start of [...starts.slice(1), CALL_SECONDS]) {
      call = callReducer(call, forward);
      expect(call.at).toBe(start);
    }
    for (const start of starts.toReversed()) {
      call = callReducer(call, back);
      expect(call.at).toBe(start);
    }
    expect(callReducer(call, back).at).toBe(starts[0] ?? 0);
  });

  test("paused, no time passes; playing on from the end starts anew", () => {
    const paused = play(started, { type: "ticked", ms: 5000 }, { type: "paused" });
    expect(callReducer(paused, { type: "ticked", ms: 5000 })).toEqual(paused);
    expect(play({ type: "played" })).toMatchObject({ at: 0, isPlaying: true });
  });

  test("a place that is none is not gone to", () => {
    expect(play({ type: "sought", at: Number.NaN }).at).toBe(CALL_SECONDS);
    expect(play({ type: "sought", at: -4 }).at).toBe(0);
    expect(play({ type: "sought", at: 1e9 }).at).toBe(CALL_SECONDS);
  });
});

const action: fc.Arbitrary<CallAction> = fc.oneof(
  fc.record({ type: fc.constant("started" as const), isStepper: fc.boolean() }),
  fc.record({ type: fc.constantFrom("ended", "played", "paused", "toggledMute") }),
  fc.record({ type: fc.constant("ticked" as const), ms: fc.double({ min: -10, max: 60_000 }) }),
  fc.record({ type: fc.constant("stepped" as const), by: fc.constantFrom(1, -1) }),
  fc.record({ type: fc.constant("sought" as const), at: fc.double() }),
  fc.record({ type: fc.constant("sped" as const), speed: fc.constantFrom(...SPEEDS) }),
);

const anyCall: fc.Arbitrary<CallState> = fc.array(action).map((actions) => play(...actions));

describe("whatever is done to it", () => {
  test("it stays within the call, and never plays once it is over", () => {
    fc.assert(
      fc.property(anyCall, (call) => {
        expect(call.at).toBeGreaterThanOrEqual(0);
        expect(call.at).toBeLessThanOrEqual(CALL_SECONDS);
        expect(call.isPlaying && !isActive(call)).toBe(false);
      }),
    );
  });

  test("time only moves it on, and two moments in a row do what one as long as both does", () => {
    const ms = fc.double({ min: 0, max: 30_000, noNaN: true });
    fc.assert(
      fc.property(anyCall, ms, ms, (call, one, other) => {
        const twice = callReducer(callReducer(call, { type: "ticked", ms: one }), {
          type: "ticked",
          ms: other,
        });
        const once = callReducer(call, { type: "ticked", ms: one + other });
        expect(once.at).toBeGreaterThanOrEqual(call.at);
        expect(twice.at).toBeCloseTo(once.at, 4);
      }),
    );
  });

  test("twice the speed is twice the time", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 90_000, noNaN: true }), (ms) => {
        const fast = play(started, { type: "sped", speed: 2 }, { type: "ticked", ms });
        expect(fast.at).toBeCloseTo(play(started, { type: "ticked", ms: 2 * ms }).at, 4);
      }),
    );
  });

  test("a step forward and one back end at a line's start, and the call stands still", () => {
    fc.assert(
      fc.property(anyCall, fc.constantFrom(forward, back), (call, step) => {
        const stepped = callReducer(call, step);
        expect([...starts, CALL_SECONDS]).toContain(stepped.at);
        expect(stepped.isPlaying).toBe(false);
      }),
    );
  });

  test("the picture only grows with time, and at the end it is the whole deal", () => {
    const second = fc.double({ min: 0, max: CALL_SECONDS, noNaN: true });
    fc.assert(
      fc.property(second, second, (one, other) => {
        const [early, late] = [pictureAt(Math.min(one, other)), pictureAt(Math.max(one, other))];
        expect(late.found.slice(0, early.found.length)).toEqual([...early.found]);
        expect(late.cards.length).toBeGreaterThanOrEqual(early.cards.length);
        expect(late.line).toBeGreaterThanOrEqual(early.line);
      }),
    );
    const whole = pictureAt(CALL_SECONDS);
    expect([whole.steps.length, whole.changes.length, whole.cards.length]).toEqual([3, 5, 2]);
    expect(whole.line).toBe(timeline.length - 1);
  });
});

test("playing it whole takes a visitor between one minute and two", () => {
  const after = (ms: number) => play(started, { type: "ticked", ms });
  expect(isActive(after(60_000))).toBe(true);
  expect(after(120_000)).toMatchObject({ at: CALL_SECONDS, isPlaying: false });
});
