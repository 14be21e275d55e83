import { contactForm, contactTopics } from "./contact";
import type { Letter } from "./letter";

/** Brings a message of the contact form, by its fields, to the team. The subject holds none of the visitor's words. */
export function teamLetter(typed: Readonly<Record<string, string>>): Letter {
  const { topic, name, email, company, message = "", ...others } = typed;
  const labels: Readonly<Record<string, string>> = contactForm;
  const { label } = contactTopics.find(({ key }) => key === topic) ?? { label: "Something else" };
  return {
    subject: `Contact form: ${label}`,
    heading: label,
    paragraphs: [
      `From ${[name, company, email].filter(Boolean).join(", ")}`,
      ...Object.entries(others).map(([field, text]) => `${labels[field] ?? field}: ${text}`),
    ],
    quote: message,
    notes: [
      "Answer this mail, and your answer goes to the address above. It was typed into the contact form and is not confirmed.",
    ],
    links: [],
  };
}
