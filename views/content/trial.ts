import { claims } from "./claims";
import type { DoneCopy } from "./form-done";
import { failureNotices } from "./form-notices";
import { TRIAL_TITLE } from "./links";

const days = `${claims.trial.value} ${claims.trial.unit}`;

/** Copy of the waitlist's page, form and email for trials. */
export const trial = {
  badge: days,
  heading: (plan: string): string =>
    plan ? `Start your free trial of ${plan}` : "Start your free trial",
  lead: `A ${claims.trial.figure} free trial of the full product. No credit card. It starts by invitation: tell us where to write.`,
  steps: [
    {
      when: "Now",
      title: "We have your request",
      text: "A short email confirms it. Nobody calls you, and no sales sequence starts.",
    },
    {
      when: "Next",
      title: "Your invitation arrives by email",
      text: "It has your start link. You connect your calendar and your CRM, and choose who takes part.",
    },
    {
      when: days,
      title: "Your team takes real calls with Genie",
      text: "All features of the plan you chose, on your own calls.",
    },
    {
      when: "After that",
      title: "You decide",
      text: "Keep the plan, change it or stop. We hold no card, so nothing renews automatically.",
    },
  ],
  email: {
    subject: (plan: string): string => `Your free trial of ${plan}`,
    heading: "We have your trial request",
    text: (plan: string): string =>
      `You asked for a ${claims.trial.figure} free trial of ${plan}. You need no credit card. When your trial opens, we email you a link to start.`,
    rest: "If you need another plan, tell us any time before or during the trial.",
    leave: "Cancel this trial request",
  },
} as const;

/** Copy of the waitlist's form for trials. */
export const trialForm = {
  submit: "Start Free Trial",
  note: "We’ll only email you about your trial. Unsubscribe anytime.",
  ...failureNotices,
  success: {
    title: "Trial requested",
    text: "Thanks! We have your trial request. Check your email for what happens next.",
  },
  done: (plan: string): DoneCopy => ({
    received: `, for a ${claims.trial.figure} free trial${plan && ` of ${plan}`}.`,
    next: "We confirm by email. When your trial opens, we email you a link to start.",
    undo: "Use the link in that email to cancel the request.",
  }),
} as const;

/** Returns the plan in a trial sign-up's feature, as in "the Team plan"; undefined for betas. */
export function trialPlan(feature: string, plans: readonly { name: string }[]): string | undefined {
  if (feature === TRIAL_TITLE) return "Genie";
  return plans.map(({ name }) => `the ${name} plan`).find((plan) => plan === feature);
}
