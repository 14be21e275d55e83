import { chapters, HIGHLIGHTS_FROM } from "../../content/demo/chapters";
import { CALL_SECONDS, timeline } from "../../content/demo/call";
import { advance, type Cut, lineAt, spokenAt, stepFrom } from "./call-clock";

export const SPEEDS = [1, 1.5, 2] as const;

export type Speed = (typeof SPEEDS)[number];

export type PaneName = "transcript" | "help" | "deal";

export type CallState = {
  /** Seconds into the call; `CALL_SECONDS` once it is over. */
  at: number;
  cut: Cut;
  isPlaying: boolean;
  isMuted: boolean;
  speed: Speed;
  /**
   * How the newest line was reached. If played, it appears word by word; if played or stepped to, screen readers
   * announce it.
   */
  arrival: "played" | "stepped" | "sought";
  /** The pane that narrow windows show. */
  pane: PaneName;
  /** The second at which each of the other panes was last shown. */
  seen: Record<Exclude<PaneName, "transcript">, number>;
  /** The step after a call was played to its end or ended: approving the CRM updates. */
  closeout: "none" | "ready" | "approved";
};

export type CallAction =
  /** Plays the whole call from its first line. A stepper shows that line, paused. */
  | { type: "started"; isStepper: boolean }
  /** Plays the highlights, from `at` on if given. A stepper shows that moment or the first chapter, paused. */
  | { type: "highlighted"; isStepper: boolean; at?: number | undefined }
  | { type: "ended" }
  | { type: "played" }
  | { type: "paused" }
  /** Advances the call by the elapsed time. */
  | { type: "ticked"; ms: number }
  | { type: "stepped"; by: 1 | -1 }
  | { type: "sought"; at: number }
  | { type: "sped"; speed: Speed }
  | { type: "toggledMute" }
  | { type: "openedPane"; pane: PaneName }
  | { type: "approved" };

/** Returns the initial state, paused: at the given moment, from which the highlights play, or at the end. */
export const openedCall = (at: number | null): CallState => ({
  at: at ?? CALL_SECONDS,
  cut: at === null ? "call" : "highlights",
  isPlaying: false,
  isMuted: true,
  speed: 1,
  arrival: "sought",
  // Once the call is over, its last card says more than its last lines.
  pane: at === null ? "help" : "transcript",
  seen: { help: at ?? CALL_SECONDS, deal: at ?? CALL_SECONDS },
  closeout: "none",
});

/** Returns whether the call is still running. */
export const isActive = ({ at }: CallState): boolean => !isAtEnd(at);

/** Returns whether a second is the end of the call. */
export const isAtEnd = (at: number): boolean => at >= CALL_SECONDS;

/** Returns how much of the newest line is shown, from 0 to 1. */
export const spoken = ({ arrival, cut, at }: CallState): number =>
  arrival === "played" ? spokenAt(cut, at) : 1;

/** Returns whether the newest line's effects are shown: once its cue, or all of it, has been spoken. */
export function isHeard(state: CallState): boolean {
  const { text = "", cue = text } = timeline[lineAt(state.at)] ?? {};
  return spoken(state) * text.length >= text.indexOf(cue) + cue.length;
}

/** The player's reducer. It is pure: time comes from the actions. */
export function callReducer(state: CallState, action: CallAction): CallState {
  switch (action.type) {
    case "started":
      return {
        ...goTo(state, timeline[0]?.at ?? 0),
        isPlaying: !action.isStepper,
        arrival: action.isStepper ? "stepped" : "played",
      };
    case "highlighted":
      return action.isStepper
        ? { ...goTo(state, action.at ?? chapters[0].at), arrival: "stepped" }
        : {
            ...goTo(state, action.at ?? HIGHLIGHTS_FROM),
            cut: "highlights",
            isPlaying: true,
            arrival: "played",
          };
    case "ended":
      return close(goTo(state, CALL_SECONDS));
    case "played":
      return isActive(state)
        ? { ...state, isPlaying: true, arrival: "played" }
        : callReducer(state, { type: "highlighted", isStepper: false });
    case "paused":
      return { ...state, isPlaying: false };
    case "ticked": {
      if (!state.isPlaying) return state;
      const at = advance(state.cut, state.at, action.ms * state.speed);
      return close({ ...state, at, isPlaying: at < CALL_SECONDS, arrival: "played" });
    }
    case "stepped": {
      const at = stepFrom(state.at, action.by);
      return close({ ...goTo(state, at), seen: state.seen, arrival: "stepped" });
    }
    case "sought": {
      if (!Number.isFinite(action.at)) return state;
      const at = Math.min(Math.max(action.at, 0), CALL_SECONDS);
      return { ...goTo(state, at), isPlaying: state.isPlaying && at < CALL_SECONDS };
    }
    case "sped":
      return { ...state, speed: action.speed };
    case "toggledMute":
      return { ...state, isMuted: !state.isMuted };
    case "openedPane": {
      const { pane, at } = state;
      const left = pane === "transcript" ? state.seen : { ...state.seen, [pane]: at };
      return { ...state, pane: action.pane, seen: left };
    }
    case "approved":
      return state.closeout === "ready" ? { ...state, closeout: "approved" } : state;
  }
}

/** Seeks to a second. Everything up to it counts as seen, highlights become the whole call, and leaving its end shows the transcript. */
const goTo = (state: CallState, at: number): CallState => ({
  ...state,
  at,
  cut: "call",
  isPlaying: false,
  arrival: "sought",
  pane: isAtEnd(state.at) ? "transcript" : state.pane,
  seen: { help: at, deal: at },
  closeout: "none",
});

const close = (state: CallState): CallState => ({
  ...state,
  closeout: isActive(state) ? "none" : "ready",
});

/** Returns whether a pane that is not shown has changes that the visitor has not seen. */
export function hasNews(state: CallState, pane: PaneName): boolean {
  if (pane === state.pane || pane === "transcript") return false;
  const isShown = isHeard(state);
  const newest = lineAt(state.at);
  return timeline.some(({ at, found, scores, changes }, line) => {
    const isNew = at > state.seen[pane] && (line < newest || (line === newest && isShown));
    return isNew && (pane === "help" ? found : (scores ?? changes)) !== undefined;
  });
}
