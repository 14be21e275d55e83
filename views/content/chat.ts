import { paths } from "../../src/paths";

/** Copy of the assistant chat. It searches in the browser; nothing typed into it is sent. */
export const chat = {
  assistant: "Genie",
  status: "Preview: finds pages of this site",
  open: "Open the assistant chat",
  close: "Close the assistant chat",
  title: "Ask Genie",
  log: "Conversation",
  input: "Your message",
  placeholder: "Ask, and I’ll look for the page",
  send: "Send message",
  typing: "Genie is typing…",
  you: "You",
  greeting:
    "Hi, I’m a preview of Genie’s assistant: my replies are prepared, and I look up your question on this site. What you type stays in this browser.",
  /** Links below the greeting, and below replies to questions for which nothing is found. */
  links: [
    { href: paths.pricing.path, name: "Pricing" },
    { href: paths.demo.path, name: "Demo call" },
    { href: paths.security.path, name: "Security" },
  ],
  found: "Found on this site",
  notFound: "Nothing on this site matches. Start with",
  contact: { href: paths.contact.path, name: "Send your question" },
  /** Picked at random (spec §9). Each fits any question: the links below it are what was found. */
  replies: [
    "I’m a preview and can’t answer in my own words yet, so I looked on this site.",
    "That’s a question for the full assistant. This preview searches the site for it.",
    "My replies are prepared. What this preview can do is look things up.",
    "A person can answer this better than a preview. Until one does, start below.",
    "This preview has no answer of its own. It searched the site’s questions and pages instead.",
  ],
  /** Words that lead to a page besides its title. */
  pages: [
    [paths.pricing.path, "how much"],
    [paths.demo.path, "watch video example show"],
    [paths.security.path, "record calls recordings transcripts data safe protect privacy"],
    [paths.contact.path, "talk speak human person sales phone meeting"],
    [paths.betaWaitlist.path, "invitation access start begin"],
    [paths.features.path, "what can feature do"],
  ],
  /** Words that visitors use for a subject of the site: the subject first. */
  synonyms: [
    [
      "price",
      "cost",
      "expensive",
      "cheap",
      "pay",
      "fee",
      "plan",
      "budget",
      "license",
      "quote",
      "discount",
      "much",
    ],
    ["recordings", "recording", "record", "tape"],
    ["crm", "salesforce", "hubspot", "dynamics", "pipedrive"],
    ["erase", "delete", "remove", "gdpr", "forget"],
    ["trial", "free", "test", "try"],
    ["certificates", "soc", "iso", "hipaa", "compliance", "audit", "certified"],
    ["encrypted", "encryption", "cipher", "keys"],
    ["integrations", "integrate", "zoom", "teams", "slack", "connect", "outlook", "gmail"],
    ["unsubscribe", "optout", "newsletter"],
    ["log in", "login", "signin", "password", "account"],
    ["support", "help"],
    ["train", "training", "learn", "model", "ai"],
    ["accurate", "accuracy", "mishear", "wrong"],
    ["company", "founder", "team", "people", "about"],
  ],
} as const;
