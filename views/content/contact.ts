import { paths } from "../../src/paths";
import type { ContactTopic } from "./contact-topics";
import { CALL_SECONDS, clockTime } from "./demo/call";
import { playHref } from "./demo/moments";
import { demoPage } from "./demo/page";
import { failureNotices } from "./form-notices";
import { withinReplyTime } from "./operator";
import { callsFromWhich, dollars, plans } from "./plans";
import { attestations } from "./security";

/** Pages that may answer a question about security or contracts. */
export const securityLinks = [
  { name: paths.security.title, href: paths.security.path },
  { name: "DPA", href: paths.legalDpa.path },
] as const;

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
  submitCall: "Request a call",
  busy: "Sending…",
  note: "We use your details only to answer this message.",
  /** Used while no one is notified of messages. */
  noteUnanswered: "We use your details only for this message.",
  topicUnknown: "Please choose one of the topics",
  ...failureNotices,
  success: {
    title: "Message sent",
    text: "Thanks! We have your message.",
  },
  done: {
    /** The page's heading. The panel beside it starts with the success text, so this adds the next fact. */
    heading: "We’ll take it from here",
    /** Used while no one is notified of messages. */
    headingUnanswered: "Check your inbox",
    topic: "Topic",
    /** What was typed, by field. A script inserts it. */
    received: [
      { typed: "name", name: "Name" },
      { typed: "email", name: "Email" },
      { typed: "company", name: "Company" },
      { typed: "message", name: "Message" },
    ],
    /** Where no script inserts what was typed. */
    copy: "The link in your receipt shows everything you sent.",
    next: "We email you a receipt now.",
    /** Only where someone is notified of messages. */
    nextAnswered: () =>
      `We email you a receipt now. Then a person reads your message and replies to the same address${withinReplyTime()}.`,
    nextCall: () =>
      `We email you a receipt now. Then a person confirms one of your times and emails you the invite${withinReplyTime()}.`,
    undo: {
      text: "Delete your message with the link in your receipt. No receipt?",
      name: "Get a new link",
      href: paths.preferences.path,
    },
    again: "Send another message",
  },
} as const;

const play = { name: demoPage.play, href: playHref };
const prices = { name: "See pricing", href: paths.pricing.path };

/** What to read after a message, by its topic. */
export const doneLinks = (topic: string): readonly { name: string; href: string }[] => {
  switch (topic) {
    case "security":
      return [
        { name: "See security", href: paths.security.path },
        { name: "Read the DPA", href: paths.legalDpa.path },
      ];
    case "call":
      return [play];
    case "sales":
      return [prices, play];
    case "support":
      return [{ name: "See help", href: paths.help.path }];
    default:
      return [play, prices];
  }
};

/** The plans and seats of the sample answer about prices. */
const [starter, team] = plans;
const SEATS = 10;

/** A line of the answer to each topic. This site states all of them elsewhere. */
export const sampleLines: Record<ContactTopic, string> = {
  sales: `Above ${callsFromWhich(team, starter, "monthly")} calls a seat: ${team.name}, ${SEATS} seats × ${dollars(team.price)} = ${dollars(SEATS * team.price)} a month.`,
  call: `Until then, watch our ${clockTime(CALL_SECONDS)} demo call, or its 30-second highlights.`,
  security: attestations
    .filter(({ name }) => name === "Encryption" || name === "GDPR")
    .map(({ name, status }) => `${name}: ${status}.`)
    .join(" "),
  press: "Press kit: logos as SVG and PNG, colors, and a screenshot of the live demo.",
  support: "Setup: connect a calendar, then connect a CRM.",
  partners: "Resellers: which of your customers sell security, and in which region?",
  other: "The help page answers common questions by topic.",
};

export const contactPage = {
  title: "Contact",
  social: { kicker: "Contact", title: "Ask us anything about Genie" },
  description:
    "Write to Genie’s sales, security, support, partner or press team, or book a call about a deal.",
  heading: "Ask us anything about Genie",
  lead: "Pricing, a call, a security review: pick a topic and write two lines.",
  /** Before the operator's email address. */
  direct: "Or write to",
  /** Instead of the heading and lead, under the topic of calls; `message` is typed in already. */
  call: {
    heading: "Book a call about a deal",
    lead: () => `Give us two times. A person confirms one${withinReplyTime()}.`,
    /** Used while no one is notified of messages: it promises no call. */
    leadUnanswered: "Give us two times that suit you.",
    message: "First choice:\nSecond choice:\n",
  },
  /** Instead of the heading and lead, for someone who asks about a pilot; `message` is typed in already. */
  pilot: {
    heading: "Plan your pilot",
    lead: () =>
      "Fill in the five lines as far as you can. On a call, we agree on the dates and the two groups.",
    /** Used while no one is notified of messages: it promises no call. */
    leadUnanswered: "Fill in the five lines as far as you can.",
    message:
      "Reps with Genie:\nReps without Genie:\nFirst day:\nSales lead:\nTwo times for a call:\n",
  },
  after: {
    title: "What happens after you send",
    /** Instead of the title, once the message was sent. */
    sentTitle: "What happens next",
    steps: [
      { when: "Now", title: "A receipt arrives by email", isReceipt: true },
      { when: "Next", title: "A person reads your message", isReading: true },
      {
        when: "Then",
        title: () => `You get a reply by email${withinReplyTime()}`,
        /** The title for someone who wants a call. */
        call: () => `You get an invite by email${withinReplyTime()}`,
        isReply: true,
      },
    ],
    /** Used while no one is notified of messages. */
    stepsUnanswered: [
      { when: "Now", title: "A receipt arrives by email", isReceipt: true },
      {
        when: "Any time",
        title: "You see what we stored",
        text: "A link in the receipt shows it, and deletes it if you like.",
      },
    ],
    /** Instead of the first step, once the message was sent. The script that sent it inserts the address. */
    receipt: { title: "Your receipt is on its way", to: "To", address: "the address you gave" },
    /** Above the sample reply, and on it. */
    example: "Example",
  },
  otherWaysTitle: "Or look it up now",
  chat: {
    badge: "Coming soon",
    title: "Live chat with sales",
    action: "Notify me",
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
      text: "See what is stored, for how long, who has access, and which certifications apply.",
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
