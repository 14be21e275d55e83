import { claims, type Claim } from "./claims";

/** What one role gains: the change, and the figures behind it. */
export type Role = { name: string; gain: string; claims: readonly Claim[] };

export const rolesSection = {
  eyebrow: "By role",
  title: "Four jobs, one conversation to work from",
  lead: "We quote no customer who has not agreed to it. Until one has, the product answers for itself, role by role.",
} as const;

export const roles = [
  {
    name: "Sales rep",
    gain: "You stop typing after calls. Notes, email and stage are written and wait for your yes.",
    claims: [claims.hoursSaved, claims.adminMinutesSaved],
  },
  {
    name: "Sales manager",
    gain: "You coach the call that happened, and the new hire still has it a quarter later.",
    claims: [claims.fasterOnboarding, claims.knowledgeRetention],
  },
  {
    name: "Executive",
    gain: "You take a forecast to the board and can open the conversation behind every line.",
    claims: [claims.forecastAccuracy, claims.revenueIncrease],
  },
  {
    name: "Revenue operations",
    gain: "You design the process instead of chasing people who forgot to follow it.",
    claims: [claims.callsWithNextSteps, claims.costReduction],
  },
] as const satisfies readonly Role[];
