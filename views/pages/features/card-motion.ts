/** Motion of an illustration, once its card (`group/card`) was revealed and is in view (`REVEAL`). It begins at `--at`. */
export const RISES =
  "motion-safe:group-data-revealed/card:animate-[rise_0.4s_var(--ease-out)_var(--at)_backwards_var(--play,running)]";
export const DRAWS =
  "origin-left motion-safe:group-data-revealed/card:animate-[read_1s_var(--ease-out)_0.2s_backwards_var(--play,running)]";
