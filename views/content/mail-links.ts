import { failureNotices } from "./form-notices";

/** Copy of pages that links in emails open. */
export const mailLinks = {
  confirm: {
    ask: {
      title: "Confirm your address",
      text: "Press the button to join the list. Opening this page changed nothing.",
      action: "Confirm",
    },
    done: {
      title: "You are on the list",
      text: "Your address is confirmed. Every email has a link to unsubscribe.",
    },
    already: {
      title: "You already confirmed",
      text: "You used this link before, and your address is on the list. Nothing changed.",
    },
    /** The change is saved, but it is not known yet whether the link was still valid. */
    journaled: {
      title: "We’ve saved your confirmation",
      text: "Our database is unavailable right now. We will add you to the list as soon as it is back, unless you left the list after we sent this link. You don’t need to do anything.",
    },
  },
  unsubscribe: {
    ask: {
      title: "Leave the list?",
      text: "Press the button, and we won’t email you about this list again.",
      action: "Unsubscribe",
    },
    done: {
      title: "You have left the list",
      text: "We won’t email you about it again. Nothing else changed.",
    },
    already: {
      title: "You already left",
      text: "You used this link before, and you are not on this list. Nothing changed.",
    },
    journaled: {
      title: "You are leaving the list",
      text: "Our database is unavailable right now. We saved your request and will remove you as soon as it is back. You don’t need to do anything.",
    },
  },
  outdated: {
    title: "This link is no longer valid",
    text: "You left the list after we sent it, and an old link can’t bring you back. You can join again in your preferences.",
  },
  "cut-off": {
    title: "Part of this link is missing",
    text: "It was cut off on the way. Copy the whole link from the email into the address bar, or request a new one.",
  },
  foreign: {
    title: "This link is not one of ours",
    text: "It was changed on the way, or made for something else. Nothing changed. You can request a new one.",
  },
  expired: {
    title: "This link has expired",
    text: "Links work for one month. A new one takes a minute.",
  },
  gone: {
    title: "This link no longer works",
    text: "The entry it was made for has been removed. If you have others here, a new link leads to them.",
  },
  unavailable: {
    title: "Something went wrong. Please try again.",
    text: "Our database is unavailable right now. Please use the link again in a minute.",
  },
  preferences: "See what we send you",
  home: "Back to Home",
} as const;

/** Copy of the form that requests an email with new links. Its response is the same for every address. */
export const newLinkForm = {
  title: "Email me a new link",
  email: "Email",
  submit: "Send me a link",
  busy: "Sending…",
  note: "We send at most one email every ten minutes. It goes to that inbox and nowhere else.",
  ...failureNotices,
  success: {
    title: "Check your inbox",
    text: "If this address is known here, a message with new links is on its way.",
  },
  done: {
    received: ", to send the links to. We stored nothing new.",
    next: "If we know the address, the email arrives within minutes. Its links work for a month.",
  },
} as const;
