import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

export const isMotionReduced = (): boolean => matchMedia(query).matches;

/** Whether the visitor wants nothing to move by itself: the player then goes step by step. */
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
