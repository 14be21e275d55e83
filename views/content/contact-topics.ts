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
