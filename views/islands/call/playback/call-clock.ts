import { clips } from "../../../content/demo/chapters";
import { CALL_SECONDS, timeline } from "../../../content/demo/call";

/** What is played: every line, or a clip for each chapter. */
export type Cut = "call" | "highlights";

/** A part of the call that runs at one pace. Its line is spoken in the first `spokenMs`; the rest is time to read on. */
type Stretch = { from: number; to: number; ms: number; spokenMs: number };

type Pace = { msPerSign: number; pauseMs: number; cardMs: number };

/** The whole call runs at reading speed, the highlights at 2.5 times that. A card gets time of its own. */
const CALL_PACE: Pace = { msPerSign: 45, pauseMs: 900, cardMs: 0 };
const HIGHLIGHT_PACE: Pace = { msPerSign: 18, pauseMs: 1000, cardMs: 1600 };

/** Before the first line of the highlights, and from one clip to the next. */
const LEAD_IN_MS = 600;
const JUMP_MS = 300;

const starts = timeline.map(({ at }) => at);

/** The newest line at a second of the call, by its place in the timeline; -1 before anyone spoke. */
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

/** Where the highlights begin. */
export const HIGHLIGHTS_FROM = clips[0]?.from ?? 0;

/** Where the call is after so many milliseconds of playing. */
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

/** How much of the newest line was spoken when the call runs through that second: from 0 to 1. */
export function spokenAt(cut: Cut, at: number): number {
  const stretch = stretches[cut].find(({ from, to }) => at >= from && at < to);
  if (stretch === undefined || stretch.spokenMs === 0) return 1;
  const { from, to, ms, spokenMs } = stretch;
  return Math.min((((at - from) / (to - from)) * ms) / spokenMs, 1);
}

/** The start of the next line or of the one before; after the last line comes the end. */
export function stepFrom(at: number, by: 1 | -1): number {
  const line = lineAt(at);
  if (by === 1) return starts[line + 1] ?? CALL_SECONDS;
  return starts[at >= CALL_SECONDS ? line : Math.max(line - 1, 0)] ?? 0;
}
