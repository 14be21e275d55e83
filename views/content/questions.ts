import type { Claim } from "./claims";

/** `slug` is the end of the answer's hash: `#faq-slug`. `claim` is the figure in the answer, if any. */
export type Question = { slug: string; question: string; answer: string; claim?: Claim };

export const faqSection = {
  title: "What buyers ask first",
  link: "Ask your own question",
  all: "Show all eight questions",
} as const;

export const questions = [
  {
    slug: "getting-started",
    question: "How do we get started?",
    answer: "Connect a calendar and a CRM, choose a pilot group, and take the next call as usual.",
  },
  {
    slug: "crm",
    question: "Which CRMs does it work with?",
    answer:
      "Salesforce and HubSpot first. Starter and Team sync with three CRMs; Enterprise adds custom integrations. Nothing is migrated.",
  },
  {
    slug: "call-data",
    question: "What happens to our call data?",
    answer:
      "It’s encrypted in transit and at rest. The compliance page lists what is documented, and how to request it.",
  },
  {
    slug: "accuracy",
    question: "How accurate is the AI?",
    answer:
      "Every detection in the demo shows its confidence. Case Studies says how we test transcription accuracy.",
  },
  {
    slug: "playbook",
    question: "Can we shape the coaching to our own playbook?",
    answer:
      "You can customize the coaching to it. The demo follows MEDDIC; ask us to set up yours.",
  },
  {
    slug: "payback",
    question: "When does it pay for itself?",
    answer:
      "It depends on how many calls your reps take. The calculator on the pricing page does the math.",
  },
  {
    slug: "support",
    question: "What training and support do we get?",
    answer:
      "Email on Starter, priority support with a dedicated success manager on Team, 24/7 on Enterprise.",
  },
  {
    slug: "free-trial",
    question: "Is there a free trial?",
    answer: "Yes, on every plan, with the full product and without a credit card.",
  },
] as const satisfies readonly Question[];
