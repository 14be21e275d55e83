import { parseSource } from "./sign-up-source";
import { contactForm } from "./contact";
import { contactTopics } from "./contact-topics";
import type { EmailContent } from "./email-content";
import { plans } from "./plans";
import { trialPlan } from "./trial";

/** Labels of form fields in emails to the team. */
const labels: Readonly<Record<string, string>> = {
  ...contactForm.labels,
  page: "Page",
  landing: "Landing page",
  referrer: "Came from",
  utm_source: "Campaign source",
  utm_medium: "Campaign medium",
  utm_campaign: "Campaign",
  utm_term: "Campaign term",
  utm_content: "Campaign content",
};

/**
 * Returns the email that sends a contact message or waitlist request to the team. Its subject contains none of the
 * visitor's text.
 */
export function teamEmail(typed: Readonly<Record<string, string>>): EmailContent {
  const { topic, name, email, company, message = "", source, ...others } = typed;
  const feature = source === undefined ? undefined : (parseSource(source).feature ?? "");
  const { subject, heading } =
    feature === undefined
      ? aboutMessage(topic, others["page"])
      : aboutRequest(trialPlan(feature, plans));
  const asked = feature === undefined ? {} : { "Asked for": feature };
  return {
    subject,
    heading,
    paragraphs: [
      `From ${[name, company, email].filter(Boolean).join(", ")}`,
      ...Object.entries({ ...asked, ...others }).map(
        ([field, text]) => `${labels[field] ?? field}: ${text}`,
      ),
    ],
    ...(message && { quote: message }),
    notes: [
      "Replies to this email go to the address above, which was typed into a form and is not confirmed.",
    ],
    links: [],
  };
}

/** Returns the email that tells the team how many submissions are held as suspected spam. */
export function heldEmail(count: number): EmailContent {
  const heading =
    count === 1 ? "1 submission waits for review" : `${count} submissions wait for review`;
  return {
    subject: heading,
    heading,
    paragraphs: [
      "They look like spam, so they are not processed and nothing was mailed to their senders. They are deleted unless you release them.",
      "List them with: bun run signups list --state held",
      "Accept one with: bun run signups release ID",
    ],
    notes: ["You get this at most once a day, while any are held."],
    links: [],
  };
}

/** Messages from forms without topics are named after their page, which is one of this site's. */
function aboutMessage(topic: string | undefined, page = "a form") {
  if (topic === undefined) {
    const heading = `Message from ${page}`;
    return { subject: heading, heading };
  }
  const { label } = contactTopics.find(({ key }) => key === topic) ?? { label: "Something else" };
  return { subject: `Contact form: ${label}`, heading: label };
}

function aboutRequest(plan: string | undefined) {
  const heading = plan === undefined ? "Beta request" : "Free trial request";
  return { subject: heading, heading };
}
