import { paths } from "../../src/paths";
import { dealDay } from "./demo/calendar";
import { demoDeal } from "./demo-deal";
import { clockTime } from "./demo/call";
import { quoteAt } from "./demo/lines";
import { callMoments } from "./demo/moments";

export type RoleId = "rep" | "manager" | "executive" | "revops";

/** What a role gains, and its page. The page draws what it looks at. */
export type Role = {
  id: RoleId;
  name: string;
  gain: string;
  link: { name: string; href: string };
};

const { account } = demoDeal;

export const rolesSection = {
  title: "What each role gets",
  roles: "Role",
  /** What each role looks at. */
  pictures: {
    rep: "Follow-up email",
    manager: `Coaching: ${account.name}`,
    executive: "Forecast by category",
    revops: `Field history: ${account.name}`,
  } satisfies Record<RoleId, string>,
  coached: [
    [clockTime(callMoments.objection), `No budget until ${dealDay("budget", "month")}`],
    [clockTime(callMoments.question), "Maya asks what waiting costs"],
    [clockTime(1176), `“${quoteAt(1176, "Forty thousand, if nothing else happens.")}”`],
  ],
} as const;

export const roles = [
  {
    id: "rep",
    name: "Sales rep",
    gain: "Follow-ups, drafted",
    link: { name: "For sales reps", href: paths.reps.path },
  },
  {
    id: "manager",
    name: "Sales manager",
    gain: "Coachable moments",
    link: { name: "For sales managers", href: paths.leaders.path },
  },
  {
    id: "executive",
    name: "Executive",
    gain: "The call behind each forecast",
    link: { name: "For executives", href: paths.vision.path },
  },
  {
    id: "revops",
    name: "Revenue operations",
    gain: "A clean CRM",
    link: { name: "For revenue operations", href: paths.revops.path },
  },
] as const satisfies readonly Role[];
