import { contactTopics } from "./contact";
import type { Letter } from "./letter";

/** What a visitor wrote, as the contact form took it. */
type Written = {
  topic?: string;
  name?: string;
  email?: string;
  company?: string;
  message?: string;
};

/** Brings a message of the contact form to the team. The subject holds none of the visitor's words. */
export function teamLetter({ topic, name, email, company, message = "" }: Written): Letter {
  const { label } = contactTopics.find(({ key }) => key === topic) ?? { label: "Something else" };
  return {
    subject: `Contact form: ${label}`,
    heading: label,
    paragraphs: [`From ${[name, company, email].filter(Boolean).join(", ")}`],
    quote: message,
    notes: [
      "Answer this mail, and your answer goes to the address above. It was typed into the contact form and is not confirmed.",
    ],
    links: [],
  };
}
