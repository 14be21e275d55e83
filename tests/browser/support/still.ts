/** Reduced motion, for tests that are not about motion: smooth scrolling to a form takes longer than filling it in. */
export const still = { contextOptions: { reducedMotion: "reduce" } } as const;
