import { type Dispatch, type RefObject, useEffect, useReducer } from "react";
import { timeline } from "../../content/demo/call";
import { type CallAction, type CallState, lineAt, callReducer, openedCall } from "./call-state";
import { useAddress } from "./use-address";
import { useSeen } from "./use-seen";
import { useSpeech } from "./use-speech";

const TICK_MS = 100;

/** A browser that was busy or asleep must not make the call leap. */
const TICK_MOST_MS = 300;

/** The player: its state, and the clock, the voice and the address that follow it. Unseen, it holds its breath. */
export function useCall(
  at: number | null,
  element: RefObject<Element | null>,
): [CallState, Dispatch<CallAction>] {
  const [state, dispatch] = useReducer(callReducer, at, openedCall);
  const isRunning = useSeen(element) && state.isPlaying;
  const line = lineAt(state.at);

  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      dispatch({ type: "ticked", ms: Math.min(now - last, TICK_MOST_MS) });
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  useSpeech(isRunning && !state.isMuted, line, state.speed);
  useAddress(state.isPlaying ? (timeline[line]?.at ?? 0) : state.at);
  return [state, dispatch];
}
