import { describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { CALL_SECONDS, timeline } from "../../../views/content/demo/call";
import { chapters, highlights } from "../../../views/content/demo/chapters";
import { callMoments } from "../../../views/content/demo/moments";
import { lineAt } from "../../../views/islands/call/call-clock";
import { snapshotAfter } from "../../../views/content/demo/snapshot";
import {
  type CallAction,
  callReducer,
  type CallState,
  hasNews,
  isActive,
  openedCall,
  spoken,
  SPEEDS,
} from "../../../views/islands/call/call-state";

const starts = timeline.map(({ at }) => at);
const snapshotAt = (at: number) => snapshotAfter(lineAt(at) + 1);
const play = (...actions: CallAction[]) => actions.reduce(callReducer, openedCall(null));
const started = { type: "started", isStepper: false } as const;
const forward = { type: "stepped", by: 1 } as const;
const highlighted = { type: "highlighted", isStepper: false } as const;
const tick = (ms: number) => ({ type: "ticked", ms }) as const;
const back = { type: "stepped", by: -1 } as const;

describe("the demo call", () => {
  test("opens finished, paused and muted, at its end with the deal in view, or at a linked moment with the transcript", () => {
    const call = openedCall(null);
    const rest = { isPlaying: false, isMuted: true, speed: 1 };
    expect(call).toMatchObject({ at: CALL_SECONDS, pane: "help", ...rest });
    expect(openedCall(698)).toMatchObject({ at: 698, pane: "transcript", ...rest });
    const played = callReducer(call, { type: "played" });
    expect([isActive(call), isActive(played), played.cut]).toEqual([false, true, "highlights"]);
    expect(callReducer(call, back).pane).toBe("transcript");
  });

  test("starts from its first line, and shows the whole call when ended", () => {
    expect(play(started)).toMatchObject({ at: starts[0], isPlaying: true });
    expect(play(started, { type: "ended" })).toMatchObject({ at: CALL_SECONDS, isPlaying: false });
  });

  test("a stepper starts at the first line and waits", () => {
    const call = play({ type: "started", isStepper: true });
    expect(call).toMatchObject({ at: starts[0], isPlaying: false });
    expect(lineAt(call.at)).toBe(0);
  });

  test("steps go from line to line to the end, and back", () => {
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

  test("no time passes while paused, and playing at the end plays the highlights", () => {
    const paused = play(started, { type: "ticked", ms: 5000 }, { type: "paused" });
    expect(callReducer(paused, { type: "ticked", ms: 5000 })).toEqual(paused);
    expect(play({ type: "played" })).toEqual(play(highlighted));
  });

  test("seeking to an invalid position stays within the call", () => {
    expect(play({ type: "sought", at: Number.NaN }).at).toBe(CALL_SECONDS);
    expect(play({ type: "sought", at: -4 }).at).toBe(0);
    expect(play({ type: "sought", at: 1e9 }).at).toBe(CALL_SECONDS);
  });
});

const action: fc.Arbitrary<CallAction> = fc.oneof(
  fc.record({ type: fc.constant("started" as const), isStepper: fc.boolean() }),
  fc.record({ type: fc.constant("highlighted" as const), isStepper: fc.boolean() }),
  fc.record({ type: fc.constantFrom("ended", "played", "paused", "toggledMute", "approved") }),
  fc.record({
    type: fc.constant("openedPane" as const),
    pane: fc.constantFrom("transcript", "help", "deal"),
  }),
  fc.record({ type: fc.constant("ticked" as const), ms: fc.double({ min: -10, max: 60_000 }) }),
  fc.record({ type: fc.constant("stepped" as const), by: fc.constantFrom(1, -1) }),
  fc.record({ type: fc.constant("sought" as const), at: fc.double() }),
  fc.record({ type: fc.constant("sped" as const), speed: fc.constantFrom(...SPEEDS) }),
);

const anyCall: fc.Arbitrary<CallState> = fc.array(action).map((actions) => play(...actions));

describe("after any actions", () => {
  test("it stays within the call, and never plays past the end", () => {
    fc.assert(
      fc.property(anyCall, (call) => {
        expect(call.at).toBeGreaterThanOrEqual(0);
        expect(call.at).toBeLessThanOrEqual(CALL_SECONDS);
        expect(call.isPlaying && !isActive(call)).toBe(false);
        expect(call.closeout !== "none" && isActive(call)).toBe(false);
        expect(spoken(call)).toBeWithin(0, 1.001);
      }),
    );
  });

  test("time only moves forward, and two ticks equal one of their sum", () => {
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

  test("double speed doubles the time", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 90_000, noNaN: true }), (ms) => {
        const fast = play(started, { type: "sped", speed: 2 }, { type: "ticked", ms });
        expect(fast.at).toBeCloseTo(play(started, { type: "ticked", ms: 2 * ms }).at, 4);
      }),
    );
  });

  test("steps end at the start of a line, paused", () => {
    fc.assert(
      fc.property(anyCall, fc.constantFrom(forward, back), (call, step) => {
        const stepped = callReducer(call, step);
        expect([...starts, CALL_SECONDS]).toContain(stepped.at);
        expect(stepped.isPlaying).toBe(false);
      }),
    );
  });

  test("the panel only grows with time, and ends with the whole deal and the card of the next step", () => {
    const second = fc.double({ min: 0, max: CALL_SECONDS, noNaN: true });
    fc.assert(
      fc.property(second, second, (one, other) => {
        const [early, late] = [snapshotAt(Math.min(one, other)), snapshotAt(Math.max(one, other))];
        expect(late.found.slice(0, early.found.length)).toEqual([...early.found]);
        expect(late.cards.length).toBeGreaterThanOrEqual(early.cards.length);
      }),
    );
    const whole = snapshotAt(CALL_SECONDS);
    expect([whole.changes.length, whole.cards.length]).toEqual([6, 4]);
    expect(whole.cards.at(-1)?.at).toBe(callMoments.commitment);
  });
});

describe("the highlights", () => {
  const cards = (call: CallState) =>
    snapshotAfter(lineAt(call.at) + (spoken(call) < 1 ? 0 : 1)).cards;

  test("begin just before the competitor is named, and show its card within five seconds", () => {
    expect(play(highlighted)).toMatchObject({ at: 690, cut: "highlights", isPlaying: true });
    expect(cards(play(highlighted))).toEqual([]);
    expect(cards(play(highlighted, tick(5000))).map(({ title }) => title)).toEqual([
      "Against Kestrel EDR",
    ]);
  });

  test("visit every chapter in order, cut between clips in 300 ms, and end within 35 s", () => {
    let call = play(highlighted);
    const visited = new Set<number>();
    let jumpedMs = 0;
    let ms = 0;
    for (; call.isPlaying; ms += 10) {
      visited.add(timeline[lineAt(call.at)]?.at ?? 0);
      if (!highlights.some(({ from, to }) => call.at >= from && call.at <= to)) jumpedMs += 10;
      call = callReducer(call, tick(10));
    }
    expect([...visited]).toEqual(expect.arrayContaining(chapters.map(({ at }) => at)));
    expect(ms).toBeLessThanOrEqual(35_000);
    expect(ms).toBeGreaterThan(20_000);
    expect(jumpedMs).toBeWithin(highlights.length * 280, highlights.length * 300 + 1);
    expect(call).toMatchObject({ at: CALL_SECONDS, closeout: "ready" });
  });

  test("wait at the first chapter for a stepper", () => {
    const call = play({ type: "highlighted", isStepper: true });
    expect(call).toMatchObject({ at: chapters[0].at, isPlaying: false, cut: "call" });
    expect(spoken(call)).toBe(1);
  });

  test("switch to the whole call when the visitor seeks", () => {
    const sought = play(highlighted, { type: "sought", at: 1000 });
    expect(sought).toMatchObject({ at: 1000, cut: "call", isPlaying: true });
    expect(play(highlighted, forward).cut).toBe("call");
    expect(play(highlighted, { type: "paused" }, { type: "played" }).cut).toBe("highlights");
  });
});

describe("a line that is played", () => {
  test("appears word by word, and its effects follow when it is complete", () => {
    const early = play({ type: "sought", at: 698 }, { type: "played" }, tick(1000));
    expect(spoken(early)).toBeWithin(0.2, 0.5);
    expect(spoken(callReducer(early, tick(3000)))).toBe(1);
  });

  test("is complete at once when stepped or linked to", () => {
    expect(spoken(play({ type: "sought", at: 699 }))).toBe(1);
    expect(spoken(play({ type: "sought", at: 600 }, forward))).toBe(1);
  });
});

describe("a pane out of view", () => {
  const toCard = play(highlighted, tick(5000));
  const open = (pane: "transcript" | "help" | "deal") => ({ type: "openedPane", pane }) as const;

  test("is marked for new content until opened", () => {
    expect(hasNews(play(highlighted), "help")).toBe(false);
    expect([hasNews(toCard, "help"), hasNews(toCard, "deal")]).toEqual([true, true]);
    const read = [open("help"), open("transcript")].reduce(callReducer, toCard);
    expect([hasNews(read, "help"), hasNews(read, "deal")]).toEqual([false, true]);
    expect(hasNews(callReducer(read, tick(6000)), "help")).toBe(true);
  });

  test("is not marked if it is open, the transcript, or chosen by the visitor", () => {
    expect(hasNews(callReducer(toCard, open("help")), "help")).toBe(false);
    expect(hasNews(callReducer(toCard, open("deal")), "transcript")).toBe(false);
    expect(hasNews(play(started, { type: "sought", at: 1000 }), "help")).toBe(false);
  });
});

describe("the closeout", () => {
  const played = play(started, tick(120_000));

  test("appears when the call was played or stepped to its end, and is approved once", () => {
    expect(played.closeout).toBe("ready");
    expect(play({ type: "sought", at: 1880 }, forward).closeout).toBe("ready");
    expect(callReducer(played, { type: "approved" }).closeout).toBe("approved");
    expect(play({ type: "approved" }).closeout).toBe("none");
  });

  test("appears when the call is ended, and disappears when the visitor seeks", () => {
    expect(callReducer(played, { type: "sought", at: 698 }).closeout).toBe("none");
    expect(callReducer(played, started).closeout).toBe("none");
    expect(callReducer(play(started), { type: "ended" }).closeout).toBe("ready");
  });
});
