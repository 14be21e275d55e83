/** The words of a message, from which its HTML and its plain text are both made, so that they cannot differ. */
export type EmailContent = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A longer text in Markdown. Links to the site's pages may be paths. */
  markdown?: string;
  /** What mail programs show beside the subject. */
  preview?: string;
  /** What somebody else wrote, with its line breaks. */
  quote?: string;
  /** What the reader can do now. */
  action?: { label: string; href: string };
  /** Digits to be typed somewhere. */
  code?: string;
  /** What is good to know, in small print. */
  notes: string[];
  /** Ways out: unsubscribe, preferences. */
  links: { label: string; href: string }[];
};

/** What stands in every message. */
export const emailWords = {
  /** The brand's star, as a letter. */
  mark: "✦",
  orOpen: "If the button does nothing, open this address:",
} as const;
