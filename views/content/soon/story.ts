import type { Claim } from "../claims";

type Link = { name: string; href: string };

/** The drawing of the product on a page; `text` describes it. The CRM record describes itself. */
export type StoryPicture =
  | { name: "record" }
  | { name: "pipeline" | "changes" | "forecast" | "closeout" | "score"; text: string };

/** What a coming-soon page already says below its form. */
export type Story = {
  title: string;
  lead: string;
  picture?: StoryPicture;
  parts: readonly { title: string; text: string; link?: Link }[];
  /** Rows of what happens today, and what happens with Genie. */
  compared?: readonly (readonly [today: string, withGenie: string])[];
  /** The two figures that matter most to its readers. */
  claims?: readonly [Claim, Claim];
  next?: { title: string; text: string; action: Link; more?: Link };
};

/** The words around every story. */
export const storyWords = {
  today: "Today",
  withGenie: "With Genie",
  figures: "The two figures to test",
} as const;
