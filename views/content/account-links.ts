import { site } from "./site";

/** The purposes of links in account emails. */
export type AccountLinkPurpose = "recovery" | "otp" | "confirmation" | "email_change";

const UNUSED = "Opening this page has changed nothing yet.";

/** The copy of pages that links in account emails open. */
export const accountLinks = {
  ask: {
    recovery: {
      title: "Set a new password",
      text: `Continue to set a new password for your ${site.brand} account. ${UNUSED}`,
      action: "Continue",
    },
    otp: {
      title: `Sign in to ${site.brand}`,
      text: `Continue to sign in. ${UNUSED}`,
      action: "Sign in",
    },
    confirmation: {
      title: "Confirm your address",
      text: `Enter the password that you chose for your ${site.brand} account to confirm this address. If you didn’t sign up, close this page. ${UNUSED}`,
      action: "Confirm my address",
    },
    email_change: {
      title: "Confirm the change of address",
      text: `Confirm the new address of your ${site.brand} account. ${UNUSED}`,
      action: "Confirm the change",
    },
  },
  password: {
    label: "Password",
    wrong:
      "You didn’t choose this password when you signed up. If you signed up more than once, try the link in the other email. If you forgot your password, reset it on the sign-in page.",
  },
  done: {
    confirmation: {
      title: "Your address is confirmed",
      text: "Your account is open. You can sign in now.",
    },
    email_change: {
      title: "Your address is changed",
      text: "From now on, sign in with the new address.",
    },
  },
  oneOfTwo: {
    title: "One address is confirmed",
    text: "Now follow the link in the message to your other address. The change needs both.",
  },
  needsScript: {
    title: "Signing in needs JavaScript",
    text: "This link has not been used. Turn on JavaScript and open it again, or type the code from the message where you asked for it.",
  },
  refused: {
    otp_expired: {
      title: "This link no longer works",
      text: "It was used before, has expired, or was replaced by a newer one. Ask for a new link where you asked for this one.",
    },
    user_banned: {
      title: "This account is disabled",
      text: "Nobody can sign in to it at the moment.",
    },
    email_exists: {
      title: "This address is taken",
      text: "Another account now uses this address, so nothing has changed.",
    },
    over_request_rate_limit: {
      title: "Too many links at once",
      text: "This link has not been used. Please wait five minutes and open it again.",
    },
    other: {
      title: "This link is incomplete",
      text: "Part of it is missing. Copy the whole link from the message into the address bar.",
    },
  },
  unavailable: {
    title: "Something went wrong. Please try again.",
    text: "Our database is unavailable right now. This link has not been used. Open it again in a minute.",
  },
  signIn: "Go to the sign-in page",
} as const;
