import { clips } from "../../content/demo/chapters";
import { CALL_SECONDS, timeline } from "../../content/demo/call";

/** What is played: the whole call, or a clip from each chapter. */
export type Cut = "call" | "highlights";

/**
 * A part of the call played at a constant pace. Its line is spoken in the first `spokenMs`; the rest is time to finish
 * reading.
 */
type Stretch = { from: number; to: number; ms: number; spokenMs: number };

type Pace = { msPerSign: number; pauseMs: number; cardMs: number };

/** The whole call plays at reading speed, the highlights 2.5 times as fast, with extra time for cards. */
const CALL_PACE: Pace = { msPerSign: 45, pauseMs: 900, cardMs: 0 };
const HIGHLIGHT_PACE: Pace = { msPerSign: 18, pauseMs: 1000, cardMs: 1200 };

/** The time before the first line of the highlights, and between two clips. */
const LEAD_IN_MS = 1200;
const JUMP_MS = 300;

const starts = timeline.map(({ at }) => at);

/** Returns the index of the newest line at a second of the call; -1 before the first. */
export const lineAt = (at: number): number => starts.findLastIndex((start) => start <= at);

const stretches: Record<Cut, readonly Stretch[]> = {
  call: between([0, ...starts, CALL_SECONDS], CALL_PACE),
  highlights: clips.flatMap(({ from, to }, index) => [
    ...between([from, ...starts.filter((at) => at > from && at < to), to], HIGHLIGHT_PACE),
    { from: to, to: clips[index + 1]?.from ?? CALL_SECONDS, ms: JUMP_MS, spokenMs: 0 },
  ]),
};

function between(points: number[], pace: Pace): Stretch[] {
  return points.slice(0, -1).map((from, index) => {
    const line = timeline.find(({ at }) => at === from);
    const spokenMs = pace.msPerSign * (line?.text.length ?? 0);
    const pauseMs = line || pace === CALL_PACE ? pace.pauseMs : LEAD_IN_MS;
    const ms = spokenMs + pauseMs + (line?.card ? pace.cardMs : 0);
    return { from, to: points[index + 1] ?? from, ms, spokenMs };
  });
}

/** Returns the second of the call reached after playing for `ms` from `at`. */
export function advance(cut: Cut, at: number, ms: number): number {
  let [now, left] = [at, Math.max(ms, 0)];
  for (const { from, to, ms: length } of stretches[cut]) {
    if (now >= to) continue;
    const pace = (to - from) / length;
    const needed = (to - now) / pace;
    if (left < needed) return now + left * pace;
    left -= needed;
    now = to;
  }
  return CALL_SECONDS;
}

/** Returns how much of the newest line has been spoken at a second of the call, from 0 to 1. */
export function spokenAt(cut: Cut, at: number): number {
  const stretch = stretches[cut].find(({ from, to }) => at >= from && at < to);
  if (stretch === undefined || stretch.spokenMs === 0) return 1;
  const { from, to, ms, spokenMs } = stretch;
  return Math.min((((at - from) / (to - from)) * ms) / spokenMs, 1);
}

/** Returns the start of the next or previous line; after the last one, the end of the call. */
export function stepFrom(at: number, by: 1 | -1): number {
  const line = lineAt(at);
  if (by === 1) return starts[line + 1] ?? CALL_SECONDS;
  return starts[at >= CALL_SECONDS ? line : Math.max(line - 1, 0)] ?? 0;
}
