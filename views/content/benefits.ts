import { CALL_SECONDS, clockTime } from "./demo/call";
import { callMoments } from "./demo/moments";

export const benefitsSection = {
  title: "The rep only has to talk",
} as const;

/** Three moments of a call; `at` is relative to the call. */
export const benefits = [
  {
    id: "before",
    at: "−20:00",
    when: "Before",
    title: "Pre-call battle cards",
    text: "Account, people, competitor: one card.",
  },
  {
    id: "during",
    at: clockTime(callMoments.competitor),
    when: "During",
    title: "Live call coaching",
    text: "What to say to objections.",
  },
  {
    id: "after",
    at: clockTime(CALL_SECONDS),
    when: "After",
    title: "Instant CRM hygiene",
    text: "Approve everything on one screen.",
  },
] as const;
