import { paths, type Place } from "../../src/paths";
import type { DoneCopy } from "./form-done";
import { failureNotices } from "./form-notices";

/** Returns a title for use in a sentence; the default title is not a feature's name. */
const named = (title: string): string => {
  if (title === paths.comingSoon.title) return "this feature";
  return title === paths.caseStudies.title ? title.toLowerCase() : title;
};

/** Returns what is being worked on. Of the pages to come, only those about betas are named after a product. */
function unfinished(title: string): string {
  const place = Object.values<Place>(paths).find((one) => one.title === title);
  const isPage = place?.kind === "soon" && place !== paths.comingSoon && place.badge !== "beta";
  return isPage ? "this page" : named(title);
}

/** Below every form, after its note about the data. */
export const policySentence = { before: "See our", link: "privacy policy" } as const;

const UNDO =
  "If you ignore that email, we’ll delete your address after a month. Once you’ve confirmed, every email has a link to unsubscribe.";

export const newsletterForm = {
  email: "Work email",
  placeholder: "you@company.com",
  /** The consent text. A link to the privacy policy follows it. */
  consent: "I agree to receive emails and accept the",
  policy: "Privacy Policy",
  submit: "Subscribe",
  busy: "Subscribing…",
  failed: "Failed to subscribe",
  networkFailed: "Failed to subscribe. Please try again.",
  success: {
    title: "Success! 🎉",
    text: "You're subscribed. Check your email for confirmation.",
  },
  done: {
    received: ", for the newsletter, with your consent.",
    next: "We email you a link to confirm the address. The newsletter starts once you’ve confirmed.",
    undo: UNDO,
  },
} as const;

export const notifyForm = {
  email: "Email",
  placeholder: "you@company.com",
  submit: "Notify me",
  busy: "Sending…",
  note: (title: string): string => `We’ll only email you about ${named(title)}. Nothing else.`,
  ...failureNotices,
  success: {
    title: "You’re on the list",
    text: "Thanks! We'll notify you when this feature is ready.",
  },
  done: (title: string): DoneCopy => ({
    received: `, for one email about ${named(title)}.`,
    next: `We email you a link to confirm the address. Then we email you once, ${title === paths.caseStudies.title ? "on the day we publish the first story" : "the day we are ready"}.`,
    undo: UNDO,
  }),
} as const;

export const comingSoon = {
  badge: "Soon",
  heading: "Coming Soon",
  text: (title: string): string =>
    `We’re working on ${unfinished(title)}. Leave your email, and you will hear from us the day we are ready.`,
  back: "Back to Home",
  description: (title: string): string =>
    `We’re working on ${unfinished(title)}. Leave your email to hear from us the day we are ready.`,
} as const;
