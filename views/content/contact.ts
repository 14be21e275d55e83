import { paths } from "../../src/paths";
import { site } from "./site";

/** What a message can be about, in the form's order; `key` stands in addresses and in the database. */
export const contactTopics = [
  { key: "sales", label: "Pricing and plans" },
  { key: "call", label: "Book a call" },
  { key: "support", label: "Help with Genie" },
  { key: "partners", label: "Partnership" },
  { key: "press", label: "Press" },
  { key: "other", label: "Something else" },
] as const;

export type ContactTopic = (typeof contactTopics)[number]["key"];

/** Room for a page of text; the database's own limit is the same. */
export const MAX_MESSAGE_LENGTH = 3000;

export const contactForm = {
  topic: "What is it about?",
  name: "Name",
  email: "Work email",
  company: "Company",
  optional: "optional",
  message: "Message",
  submit: "Send message",
  busy: "Sending…",
  note: "Your details are used to answer this message and for nothing else.",
} as const;

export const contactPage = {
  title: "Contact",
  social: { kicker: "Contact", title: "Write to us, and a person answers" },
  description:
    "Write to Genie’s sales, support, partner or press team, or ask for a call about the security deals you are working on.",
  eyebrow: "Contact",
  heading: "Bring us the deal that is stuck",
  lead: "The more you say about how your team sells, the less you will hear from a script. Pick a topic, and it goes to the people who know it.",
  next: {
    title: "After you press send",
    steps: [
      "The team behind your topic reads it first-hand, with no ticket queue in between.",
      "A person answers by email, with the answer or with the one question that is still open.",
      "If talking is quicker, that mail offers times for a call. You choose; nobody rings you cold.",
    ],
  },
  chat: {
    badge: "Coming soon",
    title: "Live chat with sales",
    text: "Ask while you compare plans, and have somebody who sells security answer.",
    action: "Tell me when it opens",
  },
  otherWays: [
    {
      title: "Rather watch than write?",
      text: "Walk through one deal, from the battle card to the follow-up email.",
      action: "Open the demo",
      href: paths.demo.path,
    },
    {
      title: "Is something down?",
      text: "What runs, what does not, and since when, is on the status page.",
      action: site.statusPage.name,
      href: site.statusPage.href,
    },
    {
      title: "Only need the numbers?",
      text: "Three plans, what each call costs beyond them, and the sum for your team.",
      action: "See pricing",
      href: paths.pricing.path,
    },
  ],
} as const;
