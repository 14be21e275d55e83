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
