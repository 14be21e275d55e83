/** Pauses the animations of a picture that have the play state `--play` until a third of it shows, where CSS can tell. */
export const REVEAL =
  "[animation-timeline:view()] [animation-range:entry_35%_cover_100%] [animation-fill-mode:forwards] supports-[animation-timeline:view()]:[animation-name:plays] supports-[animation-timeline:view()]:[--play:paused]";

/** Raises a part of such a picture into place at `--at`, once its section was revealed. Otherwise it is there from the start. */
export const REVEAL_PART =
  "supports-[animation-timeline:view()]:not-print:motion-safe:in-data-revealed:animate-[rise_0.4s_var(--ease-out)_var(--at)_backwards_var(--play,running)]";
