import { paths } from "../../src/paths";
import type { SignUp } from "./sign-up-source";

/** Returns a list's name for its subscribers, and what they receive. */
export function listCopy({ list, feature = "" }: SignUp): { title: string; text: string } {
  if (list === "newsletter")
    return {
      title: "Newsletter",
      text: "Notes on selling security, and what is new in the product.",
    };
  if (list === "waitlist")
    return {
      title: feature === paths.betaWaitlist.title ? feature : `Beta: ${feature}`,
      text: "An invitation when your wave opens.",
    };
  return { title: `Notice: ${feature}`, text: "One email, the day it’s ready." };
}

/** Copy of the page where people see and change what we send to an address. */
export const preferences = {
  title: "Email preferences",
  description:
    "See which lists your address is on, leave them, and read or erase what is stored about you.",
  request: {
    title: "Your email, your data",
    text: "See which lists your address is on and leave any of them. Read what is stored about you, or erase it. We email you a private link, so nobody else can.",
    form: "Email me a link",
  },
  heading: "What you get from us",
  /** The address follows. */
  lead: "Everything we send to",
  empty: {
    title: "Nothing is stored about this address",
    text: "There are no lists and no messages for",
  },
  lists: "Lists",
  /** The text stored as shown with each change made here. */
  sentence: "We only email you about the lists you are on. You can leave them at any time.",
  /** A date follows each. */
  states: {
    pending: "Waiting for your confirmation since",
    confirmed: "On the list since",
    received: "On the list since",
    unsubscribed: "Unsubscribed on",
    announced: "Ended when we sent your email, on",
  },
  actions: { confirm: "Confirm", leave: "Leave", join: "Join again", busy: "Saving…" },
  /** Below each list: every step of its consent. */
  agreed: {
    title: "What you agreed to",
    steps: {
      "signed up": "You signed up",
      confirmed: "You confirmed",
      unsubscribed: "You left",
      announced: "We sent the email you asked for",
      byTeam: "Our team took you off, and noted why",
    },
    /** For steps from another program or a mail client's unsubscribe button. */
    noWords: "No text of ours was shown.",
    policy: "Privacy policy, version",
    unchanged: "It hasn’t changed since.",
    changed: "Changed since then:",
  },
  leaveAll: { action: "Leave every list", busy: "Leaving…" },
  noLists: "This address is on no list.",
  stored: {
    title: "What is stored about you",
    counts: {
      lists: "Lists you joined",
      written: "Messages you wrote",
      sent: "Messages to you",
      changes: "Consent changes",
      held: "Entries under review",
      account: "Your account",
    },
    text: "We don’t store your IP address.",
    read: "Read all of it",
    download: "Download as JSON",
    file: "genie-data.json",
  },
  erase: {
    title: "Erase my data",
    text: "Deletes your address and everything connected to it, from every list and from our outbox.",
    action: "Erase everything…",
    ask: {
      title: "Erase everything?",
      text: "You can’t undo this. We delete all of this, and with it",
      keep: "Keep it",
      action: "Erase it all",
      busy: "Erasing…",
    },
    /** Shown if there is an account. A forwarded link must not be enough to delete it. */
    account: "Your sign-in account stays. Write to us to have it deleted too.",
    done: {
      title: "Everything is erased",
      text: "Your address is on no list, and nothing you sent us is left. We keep an anonymous marker for a month, so that restoring a backup cannot bring your data back.",
    },
  },
  notices: {
    left: "You have left that list. We won’t email you about it again.",
    leftAll: "You have left every list. We won’t email you again.",
    joined: "You are on that list.",
    unknown: "That entry no longer exists. This is what we have.",
    erased: "Everything about this address is erased.",
    journaled:
      "Our database is unavailable right now. We saved your request and will apply it as soon as the database is back. You don’t need to do anything.",
  },
  journaled: "We saved your request",
  failed: "Something went wrong. Please try again.",
  saved: "Saved",
} as const;

export type PreferenceNotice = keyof typeof preferences.notices;
