import { paths } from "../../src/paths";
import type { SignUp } from "../partials/sign-up-source";

/** What a list is called where its own subscriber reads it, and what comes of being on it. */
export function listWords({ list, feature = "" }: SignUp): { title: string; text: string } {
  if (list === "newsletter")
    return {
      title: "Newsletter",
      text: "Notes on selling security, and what is new in the product.",
    };
  if (list === "waitlist")
    return {
      title: feature === paths.betaWaitlist.title ? feature : `Beta: ${feature}`,
      text: "An invitation when your wave is onboarded.",
    };
  return { title: `Notice: ${feature}`, text: "One message, the day we are ready." };
}

/** The page on which a person sees and changes what goes to an address. */
export const preferences = {
  title: "Mail preferences",
  description:
    "See which lists your address is on, leave them, and read or erase what is stored about you.",
  door: {
    title: "Your mail, your data",
    text: "See which lists your address is on and leave any of them. Read what is stored about you, or erase it. So that nobody else can, the way in is sent to your inbox.",
  },
  heading: "What you get from us",
  /** The address stands after it. */
  lead: "All that goes to",
  empty: {
    title: "Nothing is stored about this address",
    text: "No list, and no message of yours is kept for",
  },
  lists: "Lists",
  /** What is kept as the words shown with each change made here. */
  sentence: "You are written to by the lists you are on and by no other. Leave whenever you like.",
  /** A date stands after each. */
  states: {
    pending: "Waiting for your word since",
    confirmed: "On the list since",
    received: "On the list since",
    unsubscribed: "Left on",
  },
  actions: { confirm: "Confirm", leave: "Leave", join: "Join again", busy: "Saving…" },
  leaveAll: { action: "Leave every list", busy: "Leaving…" },
  noLists: "This address is on no list.",
  stored: {
    title: "What is stored about you",
    counts: {
      lists: "Lists you joined",
      written: "Messages you wrote",
      sent: "Messages to you",
      changes: "Steps of your consent",
      held: "Entries under review",
      account: "Your account",
    },
    text: "No network address of yours is among it: we do not keep them.",
    read: "Read all of it",
    download: "Download as JSON",
    file: "genie-data.json",
  },
  erase: {
    title: "Erase me",
    text: "Removes your address and all that hangs on it, from every list and from our outbox.",
    action: "Erase everything…",
    ask: {
      title: "Erase everything?",
      text: "It cannot be taken back. All of this goes, and with it",
      keep: "Keep it",
      action: "Erase it all",
      busy: "Erasing…",
    },
    /** Where there is one: whoever holds a forwarded message must not be able to delete it. */
    account: "Your account to sign in with stays. Write to us to have it deleted, too.",
    done: {
      title: "Everything is erased",
      text: "Your address is on no list, and nothing you sent us is left. A mark without a name stays for a month, so that no late copy brings it back.",
    },
  },
  notices: {
    left: "You have left that list. Nothing of it is sent to you any more.",
    leftAll: "You have left every list. Nothing is sent to you any more.",
    joined: "You are on that list.",
    unknown: "That entry is not there any more. Here is what is.",
    erased: "Everything about this address is erased.",
    journaled:
      "Our lists are out of reach for a moment. What you asked for is done when they are back, as of now. There is nothing more for you to do.",
  },
  journaled: "It is written down",
  failed: "Sorry, that did not work. Please try again.",
  saved: "Saved",
} as const;

export type PreferenceNotice = keyof typeof preferences.notices;
