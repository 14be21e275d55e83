import {
  type Dispatch,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from "react";
import { CALL_SECONDS, timeline } from "../../content/demo/call";
import { PLAY_KEY } from "../../content/demo/moments";
import { lineAt } from "./call-clock";
import { type CallAction, callReducer, type CallState, openedCall, type Speed } from "./call-state";

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

/** Returns whether an element is on screen: some of it is in the viewport, and the tab is in the foreground. */
function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  const [isInFront, setInFront] = useState(true);

  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    const look = () => setInFront(!document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);

  return isInView && isInFront;
}

/** Slightly faster than normal speech, so that a line ends before the next one starts. */
const RATE = 1.25;
const PITCH = { Prospect: 0.8, Rep: 1.15 } as const;

/** Reads the newest line aloud with the browser's speech synthesis, if it has one. */
function useSpeech(isOn: boolean, line: number, speed: Speed): void {
  useEffect(() => {
    const moment = timeline[line];
    if (!isOn || moment === undefined || !("speechSynthesis" in window)) return;
    const words = new SpeechSynthesisUtterance(moment.text);
    words.lang = "en";
    words.rate = RATE * speed;
    words.pitch = PITCH[moment.speaker];
    speechSynthesis.speak(words);
    return () => speechSynthesis.cancel();
  }, [isOn, line, speed]);
}

/** Browsers reject address changes that are too frequent, such as while a slider is dragged. */
const SETTLE_MS = 250;

/**
 * Keeps the current moment in the address, so that it can be copied, reloaded and returned to. The finished call has
 * none; during highlights (null), the address does not change.
 */
function useAddress(at: number | null): void {
  const isOn = at !== null;
  const second = isOn && at < CALL_SECONDS ? String(Math.floor(at)) : null;

  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      const { searchParams } = address;
      if (searchParams.get("at") === second && !searchParams.has(PLAY_KEY)) return;
      searchParams.delete(PLAY_KEY);
      if (second === null) searchParams.delete("at");
      else searchParams.set("at", second);
      history.replaceState(history.state, "", address);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isOn, second]);
}

const query = "(prefers-reduced-motion: reduce)";

const isMotionReduced = (): boolean => matchMedia(query).matches;

/** Returns whether the visitor prefers reduced motion. The player is then a stepper: it does not play by itself. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    isMotionReduced,
    () => false,
  );
}
