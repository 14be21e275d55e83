/** The content of an email. Both its HTML and its plain text are rendered from this, so they cannot differ. */
export type EmailContent = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A longer text in Markdown. Links to pages of the site may be paths. */
  markdown?: string;
  /** The preview that mail clients show next to the subject. */
  preview?: string;
  /** Text written by someone else, with its line breaks. */
  quote?: string;
  /** The call to action. */
  action?: { label: string; href: string };
  /** A code to type in. */
  code?: string;
  /** Small print. */
  notes: string[];
  /** Links to unsubscribe and to the preferences. */
  links: { label: string; href: string }[];
};

/** Copy that all emails share. */
export const emailCopy = {
  /** The brand's star as a character. */
  mark: "✦",
  orOpen: "If the button does nothing, open this address:",
} as const;
