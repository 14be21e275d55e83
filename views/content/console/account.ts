/** Copy of the account page. */
export const account = {
  as: (email: string) => `Signed in as ${email}.`,
  password: {
    title: "Password",
    current: "Current password",
    next: "New password",
    rules: "8 to 128 characters, and not a common password. Changing it ends your other sessions.",
    action: "Change password",
  },
  app: {
    title: "Authenticator app",
    off: "Off: the password alone opens this account. Exporting, sending, erasing and changing the company’s facts need an app.",
    add: "Add an authenticator app",
    scan: "Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.",
    picture: "QR code that holds the key below",
    key: "Key",
    confirm: "Turn it on",
    on: "On: signing in asks for its code. An operator can remove it, for example when the phone is lost:",
  },
  sessions: {
    title: "Your sessions",
    heads: ["Opened (UTC)", "Last used (UTC)", "Code of the app", "This session"],
    given: "given",
    notGiven: "not given",
    own: "you are here",
    end: "End it",
  },
  acts: {
    title: "The last 50 acts in the console and by command",
    heads: ["When (UTC)", "Who", "What"],
    command: "command",
  },
  done: {
    password:
      "Your password is changed, and your other sessions have ended. To go back, change it again.",
    app: "The app is on: signing in asks for its code. Sessions without it have ended.",
    end: "That session has ended. This cannot be undone; whoever used it can sign in again.",
    gone: "That session had ended before.",
  },
} as const;
