import { contactTopics } from "./contact";
import { betaFeatures, resolveLink } from "./links";
import type { EmailContent } from "./email-content";
import { plans } from "./plans";
import { trial, trialPlan } from "./trial";
import { site } from "./site";
import type { SignUp } from "../forms/sign-up-source";

/* The copy of emails about sign-ups and messages. Titles come from the query, and our emails must not carry a
   stranger's text to someone else, so they only repeat names that the site itself defines. */

/** Links in every email. */
type UnsubscribeLinks = { leave: string; preferences: string };

/** The last lines of an email. What the first link unsubscribes from depends on the email. */
const unsubscribeLinks = (leaving: string, { leave, preferences }: UnsubscribeLinks) => [
  { label: leaving, href: leave },
  { label: "See what we send you and what we store", href: preferences },
];

const LEAVE_ALL = "Leave every list that this address is on";

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
    heading: "One click, and you are on the list",
    paragraphs: [
      isNotify
        ? `Somebody, most likely you, asked ${site.brand} for one email about ${what}, to this address, on the day we are ready. This list sends nothing else.`
        : `Somebody, most likely you, entered this address for ${site.brand}’s newsletter: notes on selling security, and what is new in the product.`,
    ],
    action: { label: "Yes, write to me", href: links.confirm },
    notes: [
      "If it was not you, do nothing. Without this confirmation you get no further mail, and the address is removed after a month.",
    ],
    links: unsubscribeLinks("Leave this list", links),
  };
}

/** Returns the email with a link to the preferences, sent on request. */
export function preferencesEmail({ leave, preferences }: UnsubscribeLinks): EmailContent {
  return {
    subject: `Your mail and your data at ${site.brand}`,
    heading: "Manage your email and data",
    paragraphs: [
      "Somebody, most likely you, asked for a link to what we send to this address. It shows every list, lets you leave any of them, and gives you all that is stored about you, to read or to erase.",
    ],
    action: { label: "Open my preferences", href: preferences },
    notes: [
      "The link works for a month, for whoever holds it: do not pass this message on. If it was not you who asked, do nothing. Nothing has changed.",
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
    heading: "You are on the list",
    paragraphs: [
      `We have your request for early access to ${what ?? site.brand}. Teams are let in wave by wave. When yours opens, the invite comes to this address.`,
      "Until then you hear nothing from us. Nobody calls, and no sales sequence starts.",
    ],
    action: { label: "Watch a call meanwhile", href: links.demo },
    notes: [
      "If it was not you who asked, leave the list by the link below, and no invite will be sent.",
    ],
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
    action: { label: "Watch a call meanwhile", href: links.demo },
    notes: ["If it was not you who asked, cancel the request by the link below."],
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
  return {
    subject: `${site.brand} has your message`,
    heading: "Your message is with us",
    paragraphs: isAnswered
      ? [
          label
            ? `You chose “${label}”. The team behind it reads your message first-hand, and a person answers to this address.`
            : "Somebody who can help reads your message first-hand, and a person answers to this address.",
          "If talking is quicker, the answer offers times for a call. Nobody cold-calls you.",
        ]
      : [label ? `You chose “${label}”. We have stored your message.` : "We have stored it."],
    notes: [
      "This note was sent by itself, so that you know nothing was lost on the way. If you did not write to us, somebody mistyped an address, and there is nothing you need to do: writing to us puts nobody on a list.",
    ],
    links: unsubscribeLinks(LEAVE_ALL, links),
  };
}

/** The emails that acknowledge messages, by mail kind. */
export const messageEmails = { contact: contactEmail };

function soonName(title: string): string | undefined {
  return resolveLink(title).href.includes("?title=") ? undefined : title;
}
