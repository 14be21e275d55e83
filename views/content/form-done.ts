import { claims } from "./claims";

/** What a form says after its success: what came with the address, what follows, and how to undo it where that is needed. */
export type DoneWords = { received: string; next: string; undo?: string; again?: string };

/** The words of the panel that takes a form's place once it was sent. */
export const formDone = {
  received: "What we received",
  next: "What happens next",
  undo: "How to undo it",
  /** Where no script writes the address itself. */
  address: "Your email address",
  preferences: "Open your mail preferences",
  again: "Use another address",
} as const;

const ignoreOrLeave =
  "Ignore that email, and we delete the address after a month. Once you’ve confirmed, every email has a link to unsubscribe.";

export const newsletterDone: DoneWords = {
  received: ", for the newsletter, with your consent.",
  next: "We email you a link to confirm the address. The newsletter starts once you’ve confirmed.",
  undo: ignoreOrLeave,
};

/** `feature` as it stands in a sentence. */
export const notifyDone = (feature: string): DoneWords => ({
  received: `, for one email about ${feature}.`,
  next: `We email you a link to confirm the address. After that you get one email about ${feature}, the day we are ready.`,
  undo: ignoreOrLeave,
});

export const waitlistDone = (feature: string): DoneWords => ({
  received: `, and your company if you named one, for early access${feature && ` to ${feature}`}.`,
  next: "We confirm by email. When your wave opens, the invite comes to the same address.",
  undo: "Use the link in that email to leave the list.",
});

export const trialDone = (plan: string): DoneWords => ({
  received: `, and your company if you named one, for a ${claims.trial.figure} free trial${plan && ` of ${plan}`}.`,
  next: "We confirm by email. When your trial opens, we email you a link to start.",
  undo: "Use the link in that email to cancel the request.",
});

export const contactDone: DoneWords = {
  received: ", your name and your message.",
  next: "We confirm by email that your message arrived. An answer comes to the same address.",
  undo: "You can read everything we stored about you, or delete it.",
  again: "Send another message",
};

export const newLinkDone: DoneWords = {
  received: ", to send the links to. We stored nothing new.",
  next: "If we know the address, the email arrives within minutes. Its links work for a month.",
};
