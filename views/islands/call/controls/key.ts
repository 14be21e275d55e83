/** The look of the player's buttons. */
export const KEY =
  "inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-small px-2 text-body hover:bg-surface-3 hover:text-ink forced-colors:border";
