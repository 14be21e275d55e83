/** For tests of motion; the others run with reduced motion. */
export const moving = { contextOptions: { reducedMotion: "no-preference" } } as const;
