import { site } from "./site";

/** Copy of the blog's page and of the parts around its articles. */
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
  subscribe: {
    title: "Get new articles by email or feed",
    text: "We publish when there is something worth your time. No schedule, no filler.",
    action: "Ways to subscribe",
  },
  updated: "Updated",
  minutes: "min read",
  contents: "Contents",
  more: "Read on",
  newer: "Newer",
  older: "Older",
  related: "Related",
  sources: "Sources",
  citedAt: "Cited at",
  newsletter: {
    title: "Get the next article by email",
    text: "One email per article, confirmed first, and every one has a link to unsubscribe. Prefer a feed reader?",
    link: "Subscribe to the feed",
  },
  subscribePage: {
    title: "Subscribe to the blog by email or feed",
    description:
      "Two ways to get new articles on selling to security buyers: one email per article, or an Atom feed with the full text for the reader you already use.",
    heading: "Follow the blog",
    lead: "Get new articles by email or in your feed reader. Both are free, and you can leave at any time.",
    email: {
      title: "By email",
      text: "One email per article. You confirm your address first, and every email has a link to unsubscribe.",
    },
    feed: {
      title: "By feed",
      text: "A feed reader checks this site for you. We never learn your address.",
      steps: [
        "Open a feed reader: Feedly, Inoreader, NetNewsWire, Thunderbird or any other.",
        "Choose “Add feed” and paste the address of the blog. The reader finds the feed on its own.",
        "If it asks for the feed itself, copy the link below.",
      ],
      action: "Atom feed",
      note: "Browsers show the feed as code. It is made for readers and holds every article in full.",
    },
    latest: "What you would have received",
  },
} as const;
