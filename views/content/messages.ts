const tryAgain = "Sorry, something went wrong. Please try again.";

/** The words of every notice. The server and the forms read them here, so both ways say the same. */
export const messages = {
  errorTitle: "Error",
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter a valid email address, like name@company.com",
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
} as const;
