import { paths, type Place } from "../../src/paths";
import type { IconName } from "../icon-shapes";
import { anchorTo } from "./anchors";
import { type NamedLink, resolveLink } from "./links";

/** A link in a dropdown, and in the group of the same name in the mobile menu. */
export type NavigationLink = NamedLink & { description: string; icon: IconName };

/** An entry of the header. Dropdowns have no address of their own; `more` are pages that they stand for without linking to. */
export type NavigationItem =
  | { type: "anchor" | "link"; name: string; href: string }
  | {
      type: "dropdown";
      name: string;
      items: readonly NavigationLink[];
      more?: readonly string[];
    };

/** The header's entries, in order. */
export const navigation: readonly NavigationItem[] = [
  { type: "anchor", name: "Home", href: anchorTo("hero") },
  {
    type: "dropdown",
    name: "Product",
    items: [
      entry(paths.coPilot, "headset", "What to say, while the buyer talks"),
      entry(paths.scroll, "scroll", "The CRM fills itself in"),
      entry(paths.vision, "eye", "Deal scores you can question"),
      entry(paths.features, "grid", "Eight features, one demo deal"),
    ],
    more: [paths.demo.path, paths.genieFlow.path, paths.integrations.path],
  },
  {
    type: "dropdown",
    name: "Solutions",
    items: [
      entry(paths.reps, "user", "Walk in prepared"),
      entry(paths.leaders, "chart", "Coach from real calls"),
      entry(paths.revops, "sliders", "Clean data, no chasing"),
      entry(paths.enterprises, "building", "Security review, rollout"),
    ],
  },
  {
    type: "dropdown",
    name: "Resources",
    items: [
      entry(paths.caseStudies, "trophy", "Every figure and its test"),
      entry(paths.blog, "pen", "Selling to security buyers"),
      entry(paths.whitepapers, "file", "Research for your CFO"),
      entry(paths.webinars, "video", "Live sessions on deals"),
    ],
  },
  { type: "link", ...resolveLink(paths.pricing) },
  {
    type: "dropdown",
    name: "About",
    items: [
      { ...entry(paths.about, "spark", "Mission, vision, values"), name: "About Genie" },
      entry(paths.team, "users", "Who builds Genie"),
      entry(paths.aboutCareers, "briefcase", "Help us build it"),
      entry(paths.contact, "mail", "Sales and support"),
    ],
  },
];

/** The outlined button at the end of the header, for wide and small screens. */
export const navigationAction = {
  wide: resolveLink(paths.logIn),
  small: resolveLink("Demo"),
};

function entry(place: Place, icon: IconName, description: string): NavigationLink {
  return { ...resolveLink(place), description, icon };
}
