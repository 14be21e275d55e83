/** Measurements of this site, with dates. `tests/bench/README.md` contains these figures and all others. */
export const performance = {
  date: "2026-11-23",
  /** Bytes on the wire, with brotli and response headers. The build fails above each limit. */
  bytes: [
    { what: "Styles and first window (one round trip)", bytes: 14_197, limit: 14_600 },
    { what: "HTML and styles", bytes: 23_921, limit: 26_000 },
    { what: "Script before interaction", bytes: 2_895, limit: 3_000 },
    { what: "Fonts, three weights", bytes: 26_904, limit: 30_000 },
    {
      what: "React and all islands of /demo, after interaction",
      bytes: 87_564,
      limit: 90_000,
    },
    { what: "The whole page, in 7 requests", bytes: 53_882, limit: 60_000 },
  ],
  /** Results of the benchmark. */
  timings: [
    { what: "First page after the process starts", figure: "70 ms", goal: "≤ 150 ms", isMet: true },
    { what: "Home page, p99 at 64 connections", figure: "2.17 ms", goal: "≤ 3 ms", isMet: true },
    {
      what: "First tap on the unhydrated menu, 4× slowdown",
      figure: "49 ms",
      goal: "≤ 200 ms",
      isMet: true,
    },
    {
      what: "First tap on the unhydrated demo, 4× slowdown",
      figure: "90 ms",
      goal: "≤ 200 ms",
      isMet: true,
    },
    {
      what: "Slowest interaction of a run through the demo",
      figure: "56 ms",
      goal: "≤ 100 ms",
      isMet: true,
    },
    {
      what: "Longest task before the first input, processor time",
      figure: "34 ms",
      goal: "≤ 50 ms",
      isMet: true,
    },
    { what: "Sign-ups per second on PostgreSQL", figure: "15449", goal: "≥ 10000", isMet: true },
    {
      what: "Page p99 during sign-ups on PostgreSQL",
      figure: "3.80 ms",
      goal: "≤ 1.5 times",
      compared: "4.5 times alone",
      isMet: false,
    },
    {
      what: "Page p99 during 200 sign-ins per second",
      figure: "4.73 ms",
      goal: "≤ 3 times",
      compared: "2.6 times alone",
      isMet: true,
    },
  ],
  lighthouse: {
    version: "Lighthouse 13.5 (mobile)",
    figures: [
      ["First contentful paint", "0.8–1.2 s"],
      ["Largest contentful paint", "1.1–1.4 s"],
      ["Total blocking time", "at most 39 ms"],
      ["Cumulative layout shift", "0"],
    ],
  },
} as const;
