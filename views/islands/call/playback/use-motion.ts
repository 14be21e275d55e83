import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

export const isMotionReduced = (): boolean => matchMedia(query).matches;

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
