import { paths } from "../../src/paths";
import { CALL_SECONDS, clockTime } from "./demo/call";
import { playHref } from "./demo/moments";
import { demoPage } from "./demo/page";
import { failureNotices } from "./form-notices";
import { withinReplyTime } from "./operator";
import { callsFromWhich, dollars, plans } from "./plans";
import { attestations } from "./security";

/**
 * The topics of messages, in the form's order: the most used first. `key` is used in addresses and the database; `hint`
 * says what to write, `reading` what the person who reads it does, and `reply` what the answer contains.
 */
export const contactTopics = [
  {
    key: "sales",
    label: "Pricing",
    hint: "How many seats, and which CRM?",
    reading: "They answer by email, and call only if you ask them to.",
    reply:
      "Here’s the price for your seats and call volume, the math behind it, and the cheapest plan that fits.",
  },
  {
    key: "call",
    label: "Book a call",
    hint: "Which times work? Tuesday, 10 AM ET?",
    reading: "They pick one of your times, or suggest two others.",
    reply: "Tuesday at 10 AM Eastern works. Here’s the invite, with a link to change it.",
  },
  {
    key: "security",
    label: "Security & legal",
    hint: "Which document, by when?",
    reading: "They send what’s ready and a date for the rest.",
    reply:
      "Here are the answers to your questionnaire. If a document isn’t ready, we’ll say so and give you a date.",
  },
  {
    key: "support",
    label: "Help",
    hint: "What did you expect, and what happened?",
    reading: "They may ask you for one more detail.",
    reply: "Here’s the fix, or the one detail we still need to find it.",
  },
  {
    key: "partners",
    label: "Partnership",
    hint: "What do you sell, and in which regions?",
    reading: "They answer by email first. A call is up to you.",
    reply: "Here’s a yes, a no, or the one thing we still need to know.",
  },
  {
    key: "press",
    label: "Press",
    hint: "When is your deadline? Where will it run?",
    reading: "They check your deadline first.",
    reply: "Here are the facts you asked for, and where each figure comes from.",
  },
  {
    key: "other",
    label: "Something else",
    hint: "What should we know? A few lines will do.",
    reading: "If they can’t help, they find the person who can.",
    reply: "Here’s your answer, or the right person to ask.",
  },
] as const;

export type ContactTopic = (typeof contactTopics)[number]["key"];

export const isTopic = (key: string): key is ContactTopic =>
  contactTopics.some((topic) => topic.key === key);

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
    nextAnswered: `We email you a receipt now. Then a person reads your message and replies to the same address${withinReplyTime()}.`,
    nextCall: `We email you a receipt now. Then a person confirms one of your times and emails you the invite${withinReplyTime()}.`,
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
    lead: `Give us two times. A person confirms one${withinReplyTime()}.`,
    /** Used while no one is notified of messages: it promises no call. */
    leadUnanswered: "Give us two times that suit you.",
    message: "First choice:\nSecond choice:\n",
  },
  /** Instead of the heading and lead, for someone who asks about a pilot; `message` is typed in already. */
  pilot: {
    heading: "Plan your pilot",
    lead: "Fill in the five lines as far as you can. On a call, we agree on the dates and the two groups.",
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
        title: `You get a reply by email${withinReplyTime()}`,
        /** The title for someone who wants a call. */
        call: `You get an invite by email${withinReplyTime()}`,
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
