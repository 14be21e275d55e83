import { CALL_SECONDS, clockTime } from "./demo/call";
import { callMoments } from "./demo/moments";

export const benefitsSection = {
  title: "The rep only has to talk",
} as const;

/** Three moments of a call; `at` is relative to the call. */
export const benefits = [
  {
    at: "−20:00",
    when: "Before",
    title: "Pre-call battle cards",
  },
  {
    at: clockTime(callMoments.competitor),
    when: "During",
    title: "Live call coaching",
  },
  {
    at: clockTime(CALL_SECONDS),
    when: "After",
    title: "Instant CRM hygiene",
  },
] as const;
