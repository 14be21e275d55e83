/**
 * Pauses the animations of a picture that have the play state `--play` until a third of it shows, where CSS can tell. The
 * page's stylesheet imports `scenes/plays.css`.
 */
export const WAITS =
  "[animation-timeline:view()] [animation-range:entry_35%_cover_100%] [animation-fill-mode:forwards] supports-[animation-timeline:view()]:[animation-name:plays] supports-[animation-timeline:view()]:[--play:paused]";
