import { claims, type Claim } from "./claims";

type RoleId = "rep" | "manager" | "executive" | "revops";

/** What a role gains, with the figure behind it. */
export type Role = { id: RoleId; name: string; gain: string; claim: Claim };

export const rolesSection = {
  title: "What each role gets",
  roles: "Role",
} as const;

export const roles = [
  {
    id: "rep",
    name: "Sales rep",
    gain: "You stop typing after calls. Notes, email and stage wait for your yes.",
    claim: claims.hoursSaved,
  },
  {
    id: "manager",
    name: "Sales manager",
    gain: "You coach the call that happened. New hires sound like your best rep sooner.",
    claim: claims.fasterOnboarding,
  },
  {
    id: "executive",
    name: "Executive",
    gain: "You take a forecast to the board and can open the conversation behind every line.",
    claim: claims.revenueIncrease,
  },
  {
    id: "revops",
    name: "Revenue operations",
    gain: "You design the process instead of chasing people who forgot to follow it.",
    claim: claims.costReduction,
  },
] as const satisfies readonly Role[];
