import type { PlaceName } from "../../../src/paths";
import { careers, logIn, team } from "./company";
import { scroll, vision } from "./products";
import { enterprises, leaders, reps, revops } from "./roles";
import type { Story } from "./story";

/** The stories of coming-soon pages, by place. */
export const stories = {
  reps,
  leaders,
  revops,
  enterprises,
  scroll,
  vision,
  team,
  aboutCareers: careers,
  logIn,
} as const satisfies Partial<Record<PlaceName, Story>>;
