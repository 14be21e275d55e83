import { paths } from "../../src/paths";
import { demoDeal } from "./demo-deal";

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
