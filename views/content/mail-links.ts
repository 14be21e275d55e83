/** The pages that links in messages lead to, by what they ask or tell. */
export const mailLinks = {
  confirm: {
    ask: {
      title: "Confirm your address",
      text: "Press the button, and you are on the list. Opening this page has changed nothing yet.",
      action: "Confirm",
    },
    done: {
      title: "You are on the list",
      text: "Your address is confirmed. Every message has a link to leave again.",
    },
    already: {
      title: "You had confirmed before",
      text: "This link was used already, and your address is on the list. Nothing has changed.",
    },
    /** It is written down, and nobody can say yet whether the link was outdated. */
    journaled: {
      title: "Your confirmation is written down",
      text: "Our lists are out of reach for a moment. When they are back you are on this one, unless you left it after we sent this link. There is nothing more for you to do.",
    },
  },
  unsubscribe: {
    ask: {
      title: "Leave the list?",
      text: "Press the button, and no further message of this list goes to your address.",
      action: "Unsubscribe",
    },
    done: {
      title: "You have left the list",
      text: "No further message of it will be sent to you. Nothing else has changed.",
    },
    already: {
      title: "You had left before",
      text: "This link was used already, and nothing of this list is sent to you. Nothing has changed.",
    },
    journaled: {
      title: "You are leaving the list",
      text: "We have written it down, since our lists are out of reach for a moment. When they are back you are off this one, as of now. There is nothing more for you to do.",
    },
  },
  outdated: {
    title: "This link is used up",
    text: "You have left the list since we sent it, and an old link does not bring you back. Your preferences do.",
  },
  "cut-off": {
    title: "Part of this link is missing",
    text: "It broke on its way here. Copy all of it from the message into the address bar, or have a new one sent.",
  },
  foreign: {
    title: "This link is not one of ours",
    text: "It was changed on the way, or made for something else. Nothing has been touched. You can have a new one sent.",
  },
  expired: {
    title: "This link is too old",
    text: "It could be used for a month. A new one takes a minute.",
  },
  gone: {
    title: "There is nothing behind this link any more",
    text: "The entry that it was made for is removed. If you have others here, a new link leads to them.",
  },
  away: {
    title: "That did not work yet",
    text: "Our lists are out of reach at the moment. Please use the link once more in a minute.",
  },
  preferences: "See all you get from us",
  home: "Back to Home",
} as const;

/** The form by which a new message with links is asked for. Its answer is the same for every address. */
export const newLink = {
  title: "Have a new link sent",
  email: "Email",
  submit: "Send me a link",
  busy: "Sending…",
  note: "One message in ten minutes at most. It goes to that inbox and nowhere else.",
} as const;
