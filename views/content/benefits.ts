import { CALL_SECONDS, clockTime } from "./demo/call";
import { callMoments } from "./demo/moments";
import { claims } from "./claims";

export const benefitsSection = {
  title: "Before, during and after. The rep only has to talk.",
} as const;

/** The three moments of a call; `at` is on the call's own clock. */
export const benefits = [
  {
    id: "before",
    at: "−20:00",
    when: "Before",
    title: "Pre-call battle cards",
    text: "Account, stakeholders, incumbent: one card that takes a minute to read.",
  },
  {
    id: "during",
    at: clockTime(callMoments.competitor),
    when: "During",
    title: "Live call coaching",
    text: "The right answer shows up when the objection does. Genie stays silent the rest of the call.",
  },
  {
    id: "after",
    at: clockTime(CALL_SECONDS),
    when: "After",
    title: "Instant CRM hygiene",
    text: `A ${claims.closeout.figure} closeout: approve notes, stage and follow-up.`,
  },
] as const;
