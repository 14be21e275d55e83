/** What a form shows after success: what we received, what happens next, and how to undo it. */
export type DoneWords = {
  received: string;
  next: string;
  /** Pages to read until then. */
  links?: readonly { name: string; href: string }[];
  undo?: string;
  again?: string;
};

/** Copy of the panel that replaces a form after success. */
export const formDone = {
  received: "What we received",
  next: "What happens next",
  meanwhile: "In the meantime",
  undo: "How to undo it",
  /** The fallback text where no script inserts the address. */
  address: "Your email address",
  preferences: "Open your email preferences",
  again: "Use another address",
} as const;
