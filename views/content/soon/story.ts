import type { Claim } from "../claims";
import type { Deal, QuotedDeal } from "../demo-deal";

type Link = { name: string; href: string };

/** The illustration on a page; `text` describes it. The CRM record needs no description. */
export type StoryPicture =
  | { name: "record"; deal: QuotedDeal }
  | { name: "closeout"; deal: Deal; text: string }
  | { name: "call" | "changes" | "forecast"; deal: QuotedDeal; text: string };

/** The content of a coming-soon page below its form. */
export type Story = {
  title: string;
  lead: string;
  picture?: StoryPicture;
  parts: readonly { title: string; text: string; link?: Link }[];
  /** Rows that compare work today with work with Genie. */
  compared?: readonly (readonly [today: string, withGenie: string])[];
  /** The two figures most relevant to the page's readers. */
  claims?: readonly [Claim, Claim];
  next?: { title: string; lead: string; action: Link; more?: Link };
};

/** Copy that all stories share. */
export const storyCopy = {
  today: "Today",
  withGenie: "With Genie",
  figures: "The two figures to test",
} as const;
