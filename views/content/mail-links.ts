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
  },
  broken: {
    title: "This link is not complete",
    text: "Part of it was lost on the way, or it was not made here. Copy all of it from the message, or sign up again for a new message.",
  },
  expired: {
    title: "This link is too old",
    text: "It could be used for a month. Sign up again, and a new message is sent to you.",
  },
  gone: {
    title: "There is no such subscription",
    text: "The address was removed before this link was used. To be on the list, sign up again.",
  },
  away: {
    title: "That did not work yet",
    text: "Our database does not answer at the moment. Please use the link once more in a minute.",
  },
  again: "Sign up again",
  home: "Back to Home",
} as const;
