import { paths, type Place } from "../../src/paths";
import type { IconName } from "../ui/icon-sprite";
import { anchorTo } from "./anchors";
import { type NamedLink, resolveLink } from "./links";

/** A link in a dropdown, and in the group of the same name in the mobile menu. */
export type NavigationLink = NamedLink & { description: string; icon: IconName };

/** An entry of the header. Dropdowns have no address of their own. */
export type NavigationItem =
  | { type: "anchor" | "link"; name: string; href: string }
  | { type: "dropdown"; name: string; items: readonly NavigationLink[] };

/** The header's entries, in order. */
export const navigation = [
  { type: "anchor", name: "Home", href: anchorTo("hero") },
  {
    type: "dropdown",
    name: "Product",
    items: [
      entry(paths.coPilot, "headset", "Shows the rep what to say while the buyer talks"),
      entry(paths.scroll, "scroll", "The CRM fills itself in after every call"),
      entry(paths.vision, "eye", "Deal scores and forecasts you can question"),
      entry(paths.features, "grid", "Eight features, shown on one demo deal"),
    ],
  },
  {
    type: "dropdown",
    name: "Solutions",
    items: [
      entry(paths.reps, "user", "Walk into each meeting prepared"),
      entry(paths.leaders, "chart", "Coach from what was really said"),
      entry(paths.revops, "sliders", "Clean pipeline data without chasing"),
      entry(paths.enterprises, "building", "Security review, roll-out, forecast"),
    ],
  },
  {
    type: "dropdown",
    name: "Resources",
    items: [
      entry(paths.caseStudies, "trophy", "Outcomes by team and by role"),
      entry(paths.blog, "pen", "Notes on selling to security buyers"),
      entry(paths.whitepapers, "file", "Research you can forward to your CFO"),
      entry(paths.webinars, "video", "Live sessions on security deals"),
    ],
  },
  { type: "link", ...resolveLink(paths.pricing) },
  {
    type: "dropdown",
    name: "About",
    items: [
      { ...entry(paths.about, "spark", "Mission, vision and what we value"), name: "About Genie" },
      entry(paths.team, "users", "The people behind the lamp"),
      entry(paths.aboutCareers, "briefcase", "Help us build it"),
      entry(paths.contact, "mail", "Talk to sales or to support"),
    ],
  },
] as const satisfies readonly NavigationItem[];

/** The button at the end of the header, for wide and small screens. */
export const navigationAction = {
  wide: resolveLink(paths.logIn),
  small: resolveLink("Demo"),
};

function entry(place: Place, icon: IconName, description: string): NavigationLink {
  return { ...resolveLink(place), description, icon };
}
