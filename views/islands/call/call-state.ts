import { CALL_SECONDS, timeline } from "../../content/demo/call";

export const SPEEDS = [1, 1.5, 2] as const;

export type Speed = (typeof SPEEDS)[number];

export type CallState = {
  /** Seconds into the call. At `CALL_SECONDS` it is over. */
  at: number;
  isPlaying: boolean;
  isMuted: boolean;
  speed: Speed;
  /** Whether the call itself brought the newest line, or the visitor looked it up. Only the first is read out. */
  isTold: boolean;
};

export type CallAction =
  /** From the first second; a stepper stands at the first line and waits. */
  | { type: "started"; isStepper: boolean }
  | { type: "ended" }
  | { type: "played" }
  | { type: "paused" }
  /** Time passed, in milliseconds of the visitor's clock. */
  | { type: "ticked"; ms: number }
  | { type: "stepped"; by: 1 | -1 }
  | { type: "sought"; at: number }
  | { type: "sped"; speed: Speed }
  | { type: "toggledMute" };

/** The finished call, or the moment that a link names, standing still. */
export const openedCall = (at: number | null): CallState => ({
  at: at ?? CALL_SECONDS,
  isPlaying: false,
  isMuted: true,
  speed: 1,
  isTold: false,
});

/** "Live Call Active" until the last second, "Call Ended" from then on. */
export const isActive = ({ at }: CallState): boolean => at < CALL_SECONDS;

/** The rules of the player. Time comes in with the actions, so that the same actions give the same call. */
export function callReducer(state: CallState, action: CallAction): CallState {
  switch (action.type) {
    case "started": {
      const at = action.isStepper ? (starts[0] ?? 0) : 0;
      return { ...state, at, isPlaying: !action.isStepper, isTold: true };
    }
    case "ended":
      return { ...state, at: CALL_SECONDS, isPlaying: false, isTold: false };
    case "played":
      return isActive(state)
        ? { ...state, isPlaying: true, isTold: true }
        : callReducer(state, { type: "started", isStepper: false });
    case "paused":
      return { ...state, isPlaying: false };
    case "ticked": {
      if (!state.isPlaying) return state;
      const at = advance(state.at, action.ms * state.speed);
      return { ...state, at, isPlaying: at < CALL_SECONDS, isTold: true };
    }
    case "stepped":
      return { ...state, at: stepFrom(state.at, action.by), isPlaying: false, isTold: true };
    case "sought": {
      if (!Number.isFinite(action.at)) return state;
      const at = Math.min(Math.max(action.at, 0), CALL_SECONDS);
      return { ...state, at, isPlaying: state.isPlaying && at < CALL_SECONDS, isTold: false };
    }
    case "sped":
      return { ...state, speed: action.speed };
    case "toggledMute":
      return { ...state, isMuted: !state.isMuted };
  }
}

/** The newest line at a second of the call, by its place in the timeline; -1 before anyone spoke. */
export const lineAt = (at: number): number => starts.findLastIndex((start) => start <= at);

const starts = timeline.map(({ at }) => at);

/** How long a line stands before the next: time to read it. The silences of the call are run through meanwhile. */
const PAUSE_MS = 900;
const READING_MS_PER_SIGN = 45;

const stretches = [0, ...starts].map((from, index) => ({
  from,
  to: starts[index] ?? CALL_SECONDS,
  ms: PAUSE_MS + READING_MS_PER_SIGN * (timeline[index - 1]?.text.length ?? 0),
}));

/** Where the call is after so many milliseconds of playing. */
function advance(at: number, ms: number): number {
  let [now, left] = [at, Math.max(ms, 0)];
  for (const { from, to, ms: length } of stretches) {
    if (now >= to) continue;
    const pace = (to - from) / length;
    const needed = (to - now) / pace;
    if (left < needed) return now + left * pace;
    left -= needed;
    now = to;
  }
  return CALL_SECONDS;
}

/** The start of the next line or of the one before; after the last line comes the end. */
function stepFrom(at: number, by: 1 | -1): number {
  const line = lineAt(at);
  if (by === 1) return starts[line + 1] ?? CALL_SECONDS;
  return starts[at >= CALL_SECONDS ? line : Math.max(line - 1, 0)] ?? 0;
}
