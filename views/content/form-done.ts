/** What a form shows after success: what we received, what happens next, and how to undo it. */
export type DoneCopy = {
  /** What follows the address. */
  received?: string;
  next: string;
  /** Wide screens show what happens next beside the form. */
  isNextBeside?: boolean;
  /** Pages to read until then. */
  links?: readonly { name: string; href: string }[];
  /** What to do, followed by the link to the preferences, or another link. */
  undo?: string | { text: string; name: string; href: string };
  again?: string;
};

/** Copy of the panel that replaces a form after success. */
export const formDone = {
  received: "What we received",
  next: "What happens next",
  meanwhile: "In the meantime",
  undo: "Change your mind?",
  /** The fallback text where no script inserts the address. */
  address: "Your email address",
  preferences: "Open your email preferences",
  again: "Use another address",
} as const;
