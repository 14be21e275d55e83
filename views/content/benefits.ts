import { claims } from "./claims";

export const benefitsSection = {
  eyebrow: "One call, start to finish",
  title: "Before, during and after. The rep only has to talk.",
} as const;

export const benefits = [
  {
    id: "before",
    when: `${claims.battleCardLead.figure} before`,
    title: "Pre-call battle cards",
    text: "Account, stakeholders, incumbent and the three points worth making, on one card that takes a minute to read.",
  },
  {
    id: "during",
    when: "On the call",
    title: "Live call coaching",
    text: "The right answer shows up when the objection does. One line at a time, silent the rest of the hour.",
  },
  {
    id: "after",
    when: "When it ends",
    title: "Instant CRM hygiene",
    text: `A ${claims.closeout.figure} closeout: approve the notes, the stage and the follow-up, and pick up the next call.`,
  },
] as const;
