const tryAgain = "Sorry, something went wrong. Please try again.";

const inMinutes = (minutes: number): string => (minutes === 1 ? "a minute" : `${minutes} minutes`);

/** Messages that all forms share, for both the server and the browser. */
export const formNotices = {
  errorTitle: "Error",
  /** Messages for empty required fields. */
  missing: {
    email: "Please enter your email address",
    consent: "Please agree to receive emails and accept the Privacy Policy",
    name: "Please tell us your name",
    message: "Please write a message",
  },
  emailInvalid: "Please enter a valid email address, like name@company.com",
  tooLong: (lengthMost: number) => `That is too long. Please keep it to ${lengthMost} characters.`,
  severalProblems: "Not sent yet. Please look at the marked fields.",
  limited: {
    network: (minutes: number) =>
      `More forms have just come from your network than we take at once. Please send yours again in ${inMinutes(minutes)}.`,
    email: (minutes: number) =>
      `That email address has been sent to us very often. Please try again in ${inMinutes(minutes)}.`,
  },
} as const;

/** What a form says when it cannot be saved, or when there is no response. */
export const failureNotices = { failed: tryAgain, networkFailed: tryAgain } as const;
