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
  submit: "Notify me",
  busy: "Sending…",
  note: (title: string): string => `We’ll only email you about ${title}. Nothing else.`,
} as const;

export const comingSoon = {
  badge: "Soon",
  heading: "Coming Soon",
  text: (title: string): string =>
    `We’re working on ${title}. Leave your email, and you will hear from us the day it is ready.`,
  back: "Back to Home",
  description: (title: string): string =>
    `${title} is being worked on. Leave your email to hear when it is ready.`,
} as const;
