import { paths } from "../../src/paths";
import { CALL_SECONDS, clockTime } from "./demo/call";
import { playHref } from "./demo/moments";
import { demoPage } from "./demo/page";
import { failureNotices } from "./form-notices";
import { dollars, plans } from "./plans";
import { attestations } from "./security";

/**
 * The topics of messages, in the form's order. `key` is used in addresses and the database; `reply` says what the
 * answer contains.
 */
export const contactTopics = [
  {
    key: "sales",
    label: "Pricing and plans",
    reply:
      "Here is the price for your seats and calls, with the math, and the cheapest plan for it.",
  },
  {
    key: "call",
    label: "Book a call",
    reply: "Here are a few times for a call. Pick one, or reply with a better one.",
  },
  {
    key: "security",
    label: "Security & legal",
    reply:
      "Here are the answers to your questionnaire. Where a document isn’t ready, we say so and give you a date.",
  },
  {
    key: "press",
    label: "Press",
    reply: "Here are the facts you asked for, and where each figure comes from.",
  },
  {
    key: "support",
    label: "Help with Genie",
    reply: "Here is the fix, or the one detail we still need to find it.",
  },
  {
    key: "partners",
    label: "Partnership",
    reply: "Here is a yes, a no, or the question that decides it.",
  },
  {
    key: "other",
    label: "Something else",
    reply: "Here is your answer, or the name of the team that has it.",
  },
] as const;

export type ContactTopic = (typeof contactTopics)[number]["key"];

export const isTopic = (key: string): key is ContactTopic =>
  contactTopics.some((topic) => topic.key === key);

/** Enough for a page of text. The database has the same limit. */
export const MAX_MESSAGE_LENGTH = 3000;

export const contactForm = {
  labels: {
    topic: "What is it about?",
    name: "Name",
    email: "Work email",
    company: "Company",
    message: "Message",
  },
  optional: "optional",
  submit: "Send message",
  busy: "Sending…",
  note: "Your details are used for this message and for nothing else.",
  topicUnknown: "Please choose one of the topics",
  ...failureNotices,
  success: {
    title: "Message sent",
    text: "Thanks! We have your message.",
  },
  done: {
    received: ", your name and your message.",
    next: "We confirm by email that your message arrived.",
    /** Only where someone is notified of messages. */
    nextAnswered:
      "We confirm by email that your message arrived. Then a person reads it and answers by email.",
    links: [
      { name: demoPage.hero.action, href: playHref },
      { name: "See pricing", href: paths.pricing.path },
    ],
    undo: "You can read everything we stored about you, or delete it.",
    again: "Send another message",
  },
} as const;

/** The plan and seats of the sample answer about prices. */
const [, team] = plans;
const SEATS = 10;

/** A line of the answer to each topic. This site states all of them elsewhere. */
export const sampleLines: Record<ContactTopic, string> = {
  sales: `${team.name}: ${SEATS} seats × ${dollars(team.price)} = ${dollars(SEATS * team.price)} a month, with ${team.callsIncluded} calls per seat.`,
  call: `Until then: our demo call of ${clockTime(CALL_SECONDS)}, or its half minute of highlights.`,
  security: attestations
    .filter(({ name }) => name === "Encryption" || name === "GDPR")
    .map(({ name, status }) => `${name}: ${status}.`)
    .join(" "),
  press: "Press kit: logos as SVG and PNG, colors, and a screenshot of the live demo.",
  support: "Setup: connect a calendar, then connect a CRM.",
  partners: "Resellers: which of your customers sell security, and in which region?",
  other: "Questions that others asked are on the help page, by subject.",
};

export const contactPage = {
  title: "Contact",
  social: { kicker: "Contact", title: "Write to us about your deal" },
  description:
    "Write to Genie’s sales, security, support, partner or press team, or book a call about a deal.",
  eyebrow: "Contact",
  heading: "Get your stalled deal moving",
  lead: "Pick a topic and say what you need. Your message goes straight to the people who can answer it.",
  /** Used while no one is notified of messages: it promises no answer. */
  leadUnanswered:
    "Pick a topic and say what you need. An email confirms that your message arrived.",
  /** Instead of the heading and lead, for someone who asks about a pilot; `message` is typed in already. */
  pilot: {
    heading: "Plan your pilot",
    lead: "Fill in the four lines as far as you can. On the call, we agree on length, price and team size.",
    leadUnanswered:
      "Fill in the four lines as far as you can. An email confirms that your message arrived.",
    message: "Reps with Genie:\nReps without Genie:\nFirst day:\nPlaybook owner:\n",
  },
  caption: "One deal went quiet. One moved today.",
  picture:
    "Two deals on the CRM’s board. Genie marks an energy supplier in Demo as quiet: its log sample is six days late. It marks Halden Freight as moved to Proposal today: both sides agreed on a proof with dates.",
  reply: {
    title: "What you get back",
    from: { name: "From", value: "A person at Genie" },
    to: { name: "To", value: "You" },
    subject: "Subject",
    steps: [
      "A person reads and answers your message. There’s no ticket queue.",
      "We never cold-call. Want to talk? The reply offers times.",
    ],
  },
  chat: {
    badge: "Coming soon",
    title: "Live chat with sales",
    action: "Tell me when it opens",
  },
  otherWays: [
    {
      title: "Rather watch than write?",
      text: "See one deal from its battle card to the email after the call.",
      action: "Open the demo",
      href: paths.demo.path,
      picture: "call",
    },
    {
      title: "In a security review?",
      text: "See what is stored, for how long, who has access, and what is attested.",
      action: "See security",
      href: paths.security.path,
      picture: "badges",
    },
    {
      title: "Only need the numbers?",
      text: "See three plans, the price of extra calls, and the return for your team.",
      action: "See pricing",
      href: paths.pricing.path,
      picture: "prices",
    },
  ],
} as const;
