/** For tests of no motion: scrolling smoothly to a form takes the browser longer than filling it in. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;
