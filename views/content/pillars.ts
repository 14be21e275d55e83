import { type Claim, claims } from "./claims";
import { type Badge, paths } from "../../src/paths";

export type PillarId = "co-pilot" | "scroll" | "vision";

export type Pillar = {
  id: PillarId;
  title: string;
  subtitle: string;
  primaryText: string;
  secondaryText: string;
  /** The figure in the text above, if any. */
  claim?: Claim;
  outcome: Claim;
  features: readonly string[];
  badge: Badge | undefined;
  link: string;
};

export const pillarsSection = {
  title: "Three products, one record",
  tabs: "Products",
} as const;

export const pillars = [
  {
    id: "co-pilot",
    title: "Co-Pilot",
    subtitle: "Live call coach",
    primaryText: "What to say next, mid-call.",
    secondaryText: `A battle card ${claims.battleCardLead.figure} before the call.`,
    claim: claims.battleCardLead,
    outcome: claims.callsWithNextSteps,
    features: ["Live transcription", "Competitor intelligence", "Follow-up draft"],
    badge: paths.coPilot.badge,
    link: "See Co-Pilot",
  },
  {
    id: "scroll",
    title: "Scroll",
    subtitle: "CRM automation",
    primaryText: "After the call, you see every proposed change next to the old value.",
    secondaryText:
      "Genie schedules the follow-ups you promised and suggests the stage you both agreed on.",
    outcome: claims.adminMinutesSaved,
    features: ["Automatic data entry", "Follow-up scheduling", "Pipeline stage management"],
    badge: paths.scroll.badge,
    link: "See Scroll",
  },
  {
    id: "vision",
    title: "Vision",
    subtitle: "Deal intelligence",
    primaryText:
      "Every deal score comes with its reasons: which criterion is met, who went quiet, what slipped.",
    secondaryText: "Leaders see a forecast slip early, with the moment in the call that caused it.",
    outcome: claims.forecastAccuracy,
    features: ["Predictive deal scoring", "Forecast accuracy tracking", "Executive dashboards"],
    badge: paths.vision.badge,
    link: "See Vision",
  },
] as const satisfies readonly Pillar[];
