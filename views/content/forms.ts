import { paths } from "../../src/paths";

/** A title as it stands in a sentence; the default one names no feature. */
export const named = (title: string): string =>
  title === paths.comingSoon.title ? "this feature" : title;

/** Under every form, where what is sent is explained. */
export const policySentence = { before: "See our", link: "privacy policy" } as const;

/** Labels of the sign-up forms. Their notices stand in `messages.ts`. */
export const newsletterForm = {
  email: "Work email",
  placeholder: "you@company.com",
  /** The words a visitor agrees to; the privacy policy is linked after them. */
  consent: "I agree to receive emails and accept the",
  policy: "Privacy Policy",
  submit: "Subscribe",
  busy: "Subscribing…",
} as const;

export const notifyForm = {
  email: "Email",
  placeholder: "you@company.com",
  submit: "Notify me",
  busy: "Sending…",
  note: (title: string): string => `We’ll only email you about ${named(title)}. Nothing else.`,
} as const;

export const comingSoon = {
  badge: "Soon",
  heading: "Coming Soon",
  text: (title: string): string =>
    `We’re working on ${named(title)}. Leave your email, and you will hear from us the day we are ready.`,
  back: "Back to Home",
  description: (title: string): string =>
    `We’re working on ${named(title)}. Leave your email to hear from us the day we are ready.`,
} as const;
