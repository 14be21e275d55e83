import { paths } from "../../src/paths";
import { comingSoon } from "./forms";
import { soonGuides } from "./soon-guides";

/** Copy of the 404 page. */
export const notFound = {
  title: "Page not found",
  description: "There is no page at this address. These are the closest ones.",
  eyebrow: "Error 404",
  heading: "Page not found",
  lead: "There is no page at this address. The link may be out of date, or the address may have a typo.",
  back: "Back to Home",
  closest: "Did you mean",
  otherwise: { title: "Start here instead", links: soonGuides.anywhere.links },
  /** Shown beside the notify form. Without a title, no feature is named. */
  soon: (title: string): string =>
    title === paths.comingSoon.title
      ? "This form is for a feature that isn’t built yet. Leave your email, and we write once, on the day it is ready."
      : comingSoon.text(title),
} as const;
