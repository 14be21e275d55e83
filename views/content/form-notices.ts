const tryAgain = "Sorry, something went wrong. Please try again.";

const inMinutes = (minutes: number): string => (minutes === 1 ? "a minute" : `${minutes} minutes`);

/** The words of every notice. The server and the forms read them here, so both ways say the same. */
export const formNotices = {
  errorTitle: "Error",
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter a valid email address, like name@company.com",
  tooLong: (lengthMost: number) => `That is too long. Please keep it to ${lengthMost} characters.`,
  severalProblems: "Not sent yet. Please look at the marked fields.",
  limited: {
    network: (minutes: number) =>
      `More forms have just come from your network than we take at once. Please send yours again in ${inMinutes(minutes)}.`,
    email: (minutes: number) =>
      `That email address has been sent to us very often. Please try again in ${inMinutes(minutes)}.`,
  },
  newsletter: {
    consentMissing: "Please agree to receive emails and accept the Privacy Policy",
    failed: "Failed to subscribe",
    networkFailed: "Failed to subscribe. Please try again.",
    success: {
      title: "Success! 🎉",
      text: "You're subscribed. Check your email for confirmation.",
    },
  },
  notify: {
    failed: tryAgain,
    networkFailed: tryAgain,
    success: {
      title: "You're on the list",
      text: "Thanks! We'll notify you when this feature is ready.",
    },
  },
  waitlist: {
    failed: tryAgain,
    networkFailed: tryAgain,
    success: {
      title: "Request received",
      text: "You're on the beta list. Watch your inbox!",
    },
  },
  trial: {
    failed: tryAgain,
    networkFailed: tryAgain,
    success: {
      title: "Trial requested",
      text: "Thanks! We have your trial request. Check your email for what happens next.",
    },
  },
  newLink: {
    failed: tryAgain,
    networkFailed: tryAgain,
    success: {
      title: "Check your inbox",
      text: "If this address is known here, a message with new links is on its way.",
    },
  },
  contact: {
    nameMissing: "Please tell us your name",
    messageMissing: "Please write a message",
    topicUnknown: "Please choose one of the topics",
    failed: tryAgain,
    networkFailed: tryAgain,
    success: {
      title: "Message sent",
      text: "Thanks! We have your message.",
    },
  },
} as const;
