import { contactTopics } from "./contact-topics";
import { betaFeatures, resolveLink } from "./links";
import type { EmailContent } from "./email-content";
import { withinReplyTime } from "./operator";
import { plans } from "./plans";
import { trial, trialPlan } from "./trial";
import { site } from "./site";
import type { SignUp } from "./sign-up-source";

/* The copy of emails about sign-ups and messages. Titles come from the query, and our emails must not carry a
   stranger's text to someone else, so they only repeat names that the site itself defines. */

/** Links in every email. */
type UnsubscribeLinks = { leave: string; preferences: string };

/** The last lines of an email. What the first link unsubscribes from depends on the email. */
const unsubscribeLinks = (leaving: string, { leave, preferences }: UnsubscribeLinks) => [
  { label: leaving, href: leave },
  { label: "See what we send and store", href: preferences },
];

const LEAVE_ALL = "Unsubscribe from everything";

/** Asks a subscriber for confirmation. */
export function confirmEmail(
  { list, feature = "" }: SignUp,
  links: UnsubscribeLinks & { confirm: string },
): EmailContent {
  const isNotify = list === "notify";
  const what = soonName(feature) ?? "the feature you asked about";
  return {
    subject: isNotify
      ? `Confirm: one email about ${what}`
      : `Confirm your subscription to ${site.brand}`,
    heading: "One click and you’re on the list",
    paragraphs: [
      isNotify
        ? `Someone, probably you, asked ${site.brand} for one email about ${what} on the day it’s ready. This list sends nothing else.`
        : `Someone, probably you, signed this address up for ${site.brand}’s newsletter: notes on selling security, and what’s new in the product.`,
    ],
    action: { label: "Yes, sign me up", href: links.confirm },
    notes: [
      "Not you? Do nothing. Unless you confirm, we send no more email and delete the address after a month.",
    ],
    links: unsubscribeLinks("Leave this list", links),
  };
}

/** Returns the email with a link to the preferences, sent on request. */
export function preferencesEmail({ leave, preferences }: UnsubscribeLinks): EmailContent {
  return {
    subject: `Your email and data at ${site.brand}`,
    heading: "Manage your email and data",
    paragraphs: [
      "Someone, probably you, asked for a link to the preferences of this address. There you can see every list, leave any of them, and read or erase everything we store about you.",
    ],
    action: { label: "Open my preferences", href: preferences },
    notes: [
      "The link works for a month, for anyone who has it, so don’t forward this email. Not you? Do nothing: nothing has changed.",
    ],
    links: [{ label: LEAVE_ALL, href: leave }],
  };
}

/** Acknowledges a request for a beta. */
export function waitlistEmail(
  { feature = "" }: SignUp,
  links: UnsubscribeLinks & { demo: string },
): EmailContent {
  const plan = trialPlan(feature, plans);
  if (plan !== undefined) return trialEmail(plan, links);
  const what = betaFeatures.find((name) => name === feature);
  return {
    subject: what ? `You are on the list for ${what}` : "You are on the list",
    heading: "You’re on the list",
    paragraphs: [
      `We have your request for early access to ${what ?? site.brand}. We onboard teams in waves. When yours opens, we email the invite to this address.`,
      "Until then you won’t hear from us. Nobody calls, and no sales sequence starts.",
    ],
    action: { label: "Watch a call in the meantime", href: links.demo },
    notes: ["Not you? Leave the list with the link below, and we won’t send an invite."],
    links: unsubscribeLinks("Leave the beta list", links),
  };
}

/** Acknowledges a request for a trial, with the next steps. */
function trialEmail(plan: string, links: UnsubscribeLinks & { demo: string }): EmailContent {
  const { subject, heading, text, rest, leave } = trial.email;
  return {
    subject: subject(plan),
    heading,
    paragraphs: [text(plan), rest],
    action: { label: "Watch a call in the meantime", href: links.demo },
    notes: ["Not you? Cancel the request with the link below."],
    links: unsubscribeLinks(leave, links),
  };
}

/** Acknowledges a message. Does not quote it, because someone else may have typed this address. */
function contactEmail(
  { topic }: { topic?: string },
  links: UnsubscribeLinks,
  isAnswered: boolean,
): EmailContent {
  const label = contactTopics.find(({ key }) => key === topic && key !== "other")?.label;
  const chosen = label ? `You chose “${label}”. ` : "";
  const answer =
    topic === "call"
      ? [
          `${chosen}A person reads your message, confirms one of your times and emails you the invite${withinReplyTime()}.`,
          "If none of them works, the email suggests two others.",
        ]
      : [
          `${chosen}A person reads your message and replies to this address${withinReplyTime()}.`,
          "If a call is quicker, the reply suggests times. We won’t cold-call you.",
        ];
  return {
    subject: `${site.brand} has your message`,
    heading: "We have your message",
    paragraphs: isAnswered ? answer : [`${chosen}We have stored your message.`],
    notes: [
      "We sent this email automatically to confirm that your message arrived. Didn’t write to us? Someone mistyped an address, and you don’t need to do anything: contacting us puts nobody on a list.",
    ],
    links: unsubscribeLinks(LEAVE_ALL, links),
  };
}

/** The emails that acknowledge messages, by mail kind. */
export const messageEmails = { contact: contactEmail };

function soonName(title: string): string | undefined {
  return resolveLink(title).href.includes("?title=") ? undefined : title;
}
