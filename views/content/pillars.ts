import { claims } from "./claims";
import type { Badge } from "../../src/paths";

export type PillarId = "co-pilot" | "scroll" | "vision";

export type Pillar = {
  id: PillarId;
  title: string;
  subtitle: string;
  primaryText: string;
  secondaryText: string;
  outcome: string;
  features: readonly string[];
  badge?: Badge;
  link: string;
};

export const pillarsSection = {
  title: "Three products, one record of the call",
  tabs: "Products",
} as const;

/** The drawn windows beside the pillars, and what each shows in words. */
export const pictures = {
  preCall: {
    title: "Battle card",
    status: "Ready before the call",
    text: "A battle card for Halden Freight: the deal, the incumbent’s renewal date, what hurts, and three points to make.",
  },
  record: {
    title: "Record changes",
    status: "Approved",
    text: "Five CRM fields with their old and new values, each ticked by the rep.",
  },
  score: {
    title: "Deal score",
    status: "On track",
    text: "The deal’s score with its six qualification criteria; the economic buyer is the weak one.",
  },
  scoreUnit: "of 100",
  scoreChange: ({ value, before }: { value: number; before: number }): string =>
    `+${value - before} since the call`,
} as const;

export const pillars = [
  {
    id: "co-pilot",
    title: "Co-Pilot",
    subtitle: "The live call coach",
    primaryText: `A battle card ${claims.battleCardLead.figure} before the meeting: who is coming, what they run, what hurts.`,
    secondaryText:
      "On the call, it spots the competitor or the objection and offers the next question.",
    outcome: `${claims.callsWithNextSteps.figure} ${claims.callsWithNextSteps.scope}.`,
    features: [
      "Live transcription",
      "Competitor intelligence",
      "Objection handling",
      "Summary and follow-up draft",
    ],
    link: "See Co-Pilot",
  },
  {
    id: "scroll",
    title: "Scroll",
    subtitle: "CRM automation",
    primaryText:
      "After the call, every field it wants to change, beside its old value. Your rep approves.",
    secondaryText:
      "Follow-ups come from what was promised, and a stage moves only when its exit criteria are met.",
    outcome: `${claims.adminMinutesSaved.figure} ${claims.adminMinutesSaved.scope}, at ${claims.scrollAccuracy.figure} accuracy.`,
    features: [
      "Automatic data entry",
      "Follow-up scheduling",
      "Pipeline stage management",
      "One approval for all changes",
    ],
    badge: "beta",
    link: "See Scroll",
  },
  {
    id: "vision",
    title: "Vision",
    subtitle: "Deal intelligence",
    primaryText:
      "Each deal has a score with its reasons: which criterion is met, who went quiet, what slipped.",
    secondaryText:
      "Leaders see the forecast drift early and open the moment in the call that caused it.",
    outcome: `${claims.forecastAccuracy.figure} ${claims.forecastAccuracy.scope}.`,
    features: [
      "Predictive deal scoring",
      "Forecast accuracy tracking",
      "Executive dashboards",
      "Risk flags with their source",
    ],
    badge: "beta",
    link: "See Vision",
  },
] as const satisfies readonly Pillar[];
