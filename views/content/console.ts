/** Copy of the console, for admins. */
export const consoleCopy = {
  name: "Console",
  signIn: {
    email: "Email",
    password: "Password",
    action: "Sign in",
    wrong: "The address or the password is wrong.",
    notAdmin:
      "This account is not an admin’s. An operator can make it one: admin role EMAIL admin.",
    ownAccounts:
      "The console needs the site’s own accounts, because it must end a sign-in as soon as a role is lost. With SUPABASE_URL set, use the commands.",
  },
  code: {
    label: "Code from your authenticator app",
    action: "Go on",
    wrong: "That code is wrong, or was used before. Wait for the next one.",
    needed: "Changing facts needs a code. Yours is more than 15 minutes old.",
    noFactor:
      "Changing facts needs an authenticator app. Add one on the session page, then sign in here again.",
    add: "Open the session page",
  },
  today: {
    attention: "Needs attention",
    nothing: "Nothing waits for you.",
    held: "Sign-ups held as suspected spam",
    failed: "Messages that could not be sent",
    queued: "Messages that wait to be sent",
    drafts: "Drafts of broadcasts",
    facts: "Facts about the company that are missing",
    see: "See",
    days: "Sign-ups per day, the last 30 days",
    day: "Day",
    none: "Nobody has signed up in the last 30 days. Forms on the site bring people here.",
    total: "All",
    state: "State",
    working: "working",
    database: "Database",
    journal: "Journal",
    waiting: (count: number) => `${count} waiting`,
  },
  company: {
    lead: "What pages, messages and files say about the company. A change shows within seconds; an empty field is left out. Lists are written as YAML.",
    required: "required by privacy law",
    action: "Save",
    saved: "Saved. Pages show it within 5 seconds. To undo, save the earlier text again.",
    unchanged: "Nothing was changed.",
    failed: "Nothing was saved. Correct the marked fields.",
  },
} as const;
