/** What was measured of this site, and when. `tests/bench/README.md` has the same figures and all others. */
export const performance = {
  date: "2026-11-22",
  /** Bytes on the wire, with brotli and headers; the build fails above each limit. */
  bytes: [
    { what: "Styles and first window (one round trip)", bytes: 13_899, limit: 14_600 },
    { what: "HTML and styles", bytes: 23_212, limit: 24_000 },
    { what: "Script before interaction", bytes: 2_974, limit: 3_000 },
    { what: "Fonts, three weights", bytes: 26_904, limit: 30_000 },
    {
      what: "React and all islands of /demo, after interaction",
      bytes: 88_325,
      limit: 90_000,
    },
    { what: "The whole page, in 7 requests", bytes: 53_267, limit: 60_000 },
  ],
  /** Rows of the benchmark. */
  timings: [
    { what: "First page after the process starts", figure: "76 ms", goal: "≤ 150 ms", isMet: true },
    { what: "Home page, p99 at 64 connections", figure: "2.26 ms", goal: "≤ 3 ms", isMet: true },
    {
      what: "First tap on the unhydrated menu, 4× slowdown",
      figure: "22 ms",
      goal: "≤ 200 ms",
      isMet: true,
    },
    {
      what: "First tap on the unhydrated demo, 4× slowdown",
      figure: "73 ms",
      goal: "≤ 200 ms",
      isMet: true,
    },
    {
      what: "Slowest interaction of a run through the demo",
      figure: "72 ms",
      goal: "≤ 100 ms",
      isMet: true,
    },
    {
      what: "Longest task before the first input, processor time",
      figure: "38 ms",
      goal: "≤ 50 ms",
      isMet: true,
    },
    { what: "Sign-ups per second on PostgreSQL", figure: "12053", goal: "≥ 10000", isMet: true },
    {
      what: "Page p99 during 200 sign-ins per second",
      figure: "5.51 ms",
      goal: "≤ 3 times",
      compared: "4.7 times alone",
      isMet: false,
    },
  ],
  lighthouse: {
    version: "Lighthouse 13.5 (mobile)",
    figures: [
      ["First contentful paint", "1.0–1.6 s"],
      ["Largest contentful paint", "1.3–1.8 s"],
      ["Total blocking time", "at most 60 ms"],
      ["Cumulative layout shift", "0"],
    ],
  },
} as const;
