import { site } from "./site";

/** The words of the blog's own page and of those around its articles. */
export const blog = {
  title: "Blog: notes on selling to security buyers",
  social: { kicker: "Blog", title: "Notes on selling to security buyers" },
  description:
    "Working notes for reps, managers and revenue operations in cybersecurity sales: proofs of value, forecast reviews, call notes and records that hold.",
  feedTitle: `${site.brand}: notes on selling to security buyers`,
  eyebrow: "Blog",
  heading: "Notes on selling to security buyers",
  lead: "How deals with a CISO, a SOC lead and an absent CFO really move, written so that you can use it in the next call or the next pipeline review.",
  newest: "Newest",
  inside: "In this article",
  earlier: "Earlier",
  byTopic: "By topic",
  feed: {
    title: "New articles come out when there is something to say",
    text: "The feed tells your reader when that is. It holds each article whole, and asks for no address.",
    action: "Follow the feed",
  },
  updated: "Updated",
  minutes: "min read",
  contents: "Contents",
  more: "Read on",
  newer: "Newer",
  older: "Older",
  related: "Related",
} as const;
