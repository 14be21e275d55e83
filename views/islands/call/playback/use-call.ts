import { type Dispatch, type RefObject, useCallback, useEffect, useReducer } from "react";
import { timeline } from "../../../content/demo/call";
import { PLAY_KEY } from "../../../content/demo/moments";
import { lineAt } from "./call-clock";
import { type CallAction, callReducer, type CallState, openedCall } from "./call-state";
import { useAddress } from "./use-address";
import { isMotionReduced } from "./use-motion";
import { useInView } from "./use-in-view";
import { useSpeech } from "./use-speech";

const TICK_MS = 50;

/** The longest step, so that the call does not jump after the browser was busy or suspended. */
const TICK_MOST_MS = 300;

/**
 * The player's state, with its clock, voice and address. It pauses while out of view, so starting it scrolls it into
 * view. Without a moment in the address, the call has ended.
 */
export function useCall(
  at: number | null,
  element: RefObject<Element | null>,
): [CallState, Dispatch<CallAction>] {
  const [state, change] = useReducer(callReducer, at, openedCall);
  const isRunning = useInView(element) && state.isPlaying;
  const line = lineAt(state.at);

  const dispatch = useCallback(
    (action: CallAction) => {
      change(action);
      if (action.type !== "started" && action.type !== "highlighted") return;
      const { top = 0, bottom = 0 } = element.current?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > innerHeight) element.current?.scrollIntoView();
    },
    [element],
  );

  useEffect(() => {
    if (!new URLSearchParams(location.search).has(PLAY_KEY)) return;
    change({ type: "highlighted", isStepper: isMotionReduced(), at: at ?? undefined });
    // A fragment with the player's id already scrolls there, and a second scroll would interrupt that one.
    if (!location.hash) element.current?.scrollIntoView({ behavior: "instant" });
  }, [element, at]);

  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      dispatch({ type: "ticked", ms: Math.min(now - last, TICK_MOST_MS) });
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, dispatch]);

  useSpeech(isRunning && !state.isMuted, line, state.speed);
  const second = state.isPlaying ? (timeline[line]?.at ?? 0) : state.at;
  useAddress(state.cut === "highlights" ? null : second);
  return [state, dispatch];
}
