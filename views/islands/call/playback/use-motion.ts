import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

export const isMotionReduced = (): boolean => matchMedia(query).matches;

/** Whether the visitor prefers reduced motion: the player is then a stepper. */
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
