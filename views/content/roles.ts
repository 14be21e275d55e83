import { paths } from "../../src/paths";
import { type Claim, claims } from "./claims";
import { dealDay } from "./demo/calendar";
import { demoDeal } from "./demo-deal";
import { CALL_SECONDS, clockTime } from "./demo/call";
import { quoteAt } from "./demo/lines";
import { callMoments } from "./demo/moments";
import { forecast } from "./demo/pipeline";
import { dollars } from "./plans";

type RoleId = "rep" | "manager" | "executive" | "revops";

/** What a role gains, with the figure behind it, what it looks at, and its page. */
export type Role = {
  id: RoleId;
  name: string;
  gain: string;
  claim: Claim;
  view: {
    title: string;
    rows: readonly (readonly [string, string])[];
    /** Whether it is in the customer's own tool, which is light. */
    isPaper?: true;
    /** The part of the call heard so far, shown as its waveform. */
    heard?: number;
  };
  link: { name: string; href: string };
};

export const rolesSection = {
  title: "What each role gets",
  roles: "Role",
} as const;

const { account, fieldChanges, followUp } = demoDeal;

export const roles = [
  {
    id: "rep",
    name: "Sales rep",
    gain: "Genie drafts notes, email and stage. You approve.",
    claim: claims.hoursSaved,
    view: {
      title: "Follow-up email",
      rows: [
        ["To", demoDeal.people.stakeholders[0].name],
        ["Subject", followUp.subject],
        ["Status", "Draft ready"],
      ],
      isPaper: true,
    },
    link: { name: "For sales reps", href: paths.reps.path },
  },
  {
    id: "manager",
    name: "Sales manager",
    gain: "Coach from the real call. New hires sound like your best rep sooner.",
    claim: claims.fasterOnboarding,
    view: {
      title: `Coaching: ${account.name}`,
      heard: callMoments.objection / CALL_SECONDS,
      rows: [
        [clockTime(callMoments.objection), `No budget until ${dealDay("budget", "month")}`],
        [clockTime(1160), "Maya asks what waiting costs"],
        [clockTime(1176), `“${quoteAt(1176, "Forty thousand, if nothing else happens.")}”`],
      ],
    },
    link: { name: "For sales managers", href: paths.leaders.path },
  },
  {
    id: "executive",
    name: "Executive",
    gain: "More deals close, and you can open the call behind each one.",
    claim: claims.revenueIncrease,
    view: {
      title: "Forecast by category",
      rows: forecast.slice(0, 3).map(({ name, amount }) => [name, dollars(amount)] as const),
    },
    link: { name: "For executives", href: paths.vision.path },
  },
  {
    id: "revops",
    name: "Revenue operations",
    gain: "You design the process instead of chasing people who forgot to follow it.",
    claim: claims.costReduction,
    view: {
      title: `Field history: ${account.name}`,
      rows: fieldChanges
        .slice(0, 3)
        .map(({ field, from, to }) => [field, `${from} → ${to}`] as const),
    },
    link: { name: "For revenue operations", href: paths.revops.path },
  },
] as const satisfies readonly Role[];
