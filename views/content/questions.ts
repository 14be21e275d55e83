import { paths } from "../../src/paths";
import { type Claim, claims } from "./claims";
import { crmName } from "./integrations";
import { type NamedLink, resolveLink } from "./links";

/**
 * `slug` is the end of the answer's hash: `#faq-slug`. `claim` is the figure in the answer, if any, and `link` the page
 * with the rest.
 */
export type Question = {
  slug: string;
  question: string;
  answer: string;
  claim?: Claim;
  link?: NamedLink;
};

export const faqSection = {
  title: "What buyers ask",
  all: "All eight questions",
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
    answer: `${crmName} first. Starter and Team connect up to three CRMs; Enterprise adds custom integrations.`,
    link: resolveLink(paths.integrations),
  },
  {
    slug: "call-data",
    question: "What happens to our call data?",
    answer:
      "It’s encrypted in transit and at rest, used only on your instructions, and deleted after the contract ends.",
    link: resolveLink(paths.legalDpa),
  },
  {
    slug: "accuracy",
    question: "How accurate is the AI?",
    answer: `We claim ${claims.transcription.figure} transcription accuracy. A pilot tests it on your calls.`,
    claim: claims.transcription,
  },
  {
    slug: "playbook",
    question: "Can we use our own playbook?",
    answer: "Yes: the demo follows MEDDIC, so ask us to set up yours.",
  },
  {
    slug: "payback",
    question: "When does it pay for itself?",
    answer: "That depends on your calls. The calculator does the math.",
    link: { name: "Open the calculator", href: `${paths.pricing.path}#roi` },
  },
  {
    slug: "support",
    question: "What training and support do we get?",
    answer: "Email on Starter, a dedicated success manager on Team, 24/7 on Enterprise.",
  },
  {
    slug: "free-trial",
    question: "Is there a free trial?",
    answer: "Yes, on every plan, without a credit card.",
  },
] as const satisfies readonly Question[];
