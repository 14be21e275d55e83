import { account } from "./account";
import { today } from "./today";

const countEntries = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "entry" : "entries"}`;

/** Copy of the console, for admins. */
export const consoleCopy = {
  name: "Console",
  unavailable: {
    text: "The database stopped answering, so this may be done or not. What you typed is still here: look in a minute what was done, then send it again if need be.",
    again: "Send again",
  },
  failed: "That did not work. Please try again.",
  back: "Go back",
  signIn: {
    email: "Email",
    password: "Password",
    action: "Sign in",
    wrong: "The address or the password is wrong.",
    out: "You are signed out here and on the site. To go on, sign in again.",
    ended: "Your session in the console has ended. Sign in to go on.",
    endedMeanwhile:
      "Your session in the console has ended, so nothing was done. What you typed is still here: sign in in another tab, then send it again.",
    notAdmin:
      "This account is not an admin’s. An operator can make it one: admin role EMAIL admin.",
    ownAccounts:
      "The console needs the site’s own accounts, because it must end a sign-in as soon as a role is lost. With SUPABASE_URL set, use the commands.",
  },
  code: {
    label: "Code from your authenticator app",
    action: "Go on",
    wrong: "That code is wrong, or was used before. Wait for the next one.",
    needed: "This needs a code. Type a new one below; what you typed is still there.",
    noFactor: "This needs an authenticator app. Add one to your account first.",
    add: "Add one",
  },
  today,
  people: {
    caption: "People who filled in a form. Times are in UTC.",
    fields: {
      search: "Address, name or company begins with",
      list: "List",
      state: "State",
      feature: "Feature",
      campaign: "Campaign",
      page: "Page",
      referrer: "Referrer",
      from: "From",
      to: "To",
    },
    any: "Any",
    search: "Search",
    endSearch: "End search",
    filter: "Filter",
    clear: "Show everyone",
    everyone: "Everyone: no filter is set.",
    wrong: (names: readonly string[]) =>
      `Not understood, so not filtered by: ${names.join(", ")}. A day is written YYYY-MM-DD.`,
    nobody: "Nobody has signed up or written yet. The site’s forms bring people here.",
    none: "Nobody matches. Change the filter, or show everyone.",
    count: countEntries,
    moreThan: (count: number) => `${count.toLocaleString("en-US")}+ entries`,
    select: "Select",
    selectOne: (email: string) => `Select ${email}`,
    sorted: { address: "Address", time: "Time (UTC)" },
    columns: ["Name", "Company", "List", "Feature", "State", "Campaign"],
    invited: "invited",
    undeliverable: "undeliverable",
    more: "Next page",
    acts: {
      export: "Export these",
      release: { all: "Release all of these", selected: "Release selected" },
      invite: { all: "Invite all of these", selected: "Invite selected" },
    },
    done: {
      released: (count: number) =>
        count === 0
          ? "None of these was held any more, so nothing was done."
          : `Released ${count}. They are on their lists now, and their messages are queued. This cannot be undone; on someone’s page you can unsubscribe them.`,
      erased: "Erased. Nothing about that address is stored any more. This cannot be undone.",
    },
    nobodySelected: "Nobody was selected.",
    changed: "The number has changed meanwhile. Nothing was done; look again.",
    tooMany: (max: number) =>
      `That is more than ${max.toLocaleString("en-US")}. Set a filter that selects fewer.`,
    export: {
      title: "Export people",
      lead: (count: number) =>
        `A CSV file with ${countEntries(count)}: everything their forms stored, campaigns and consent included. It leaves our protection: delete it when you are done.`,
      action: (count: number) => `Export ${countEntries(count)}`,
    },
    release: {
      title: "Release held sign-ups",
      none: "None of these is held as suspected spam.",
      lead: (count: number) =>
        `${count.toLocaleString("en-US")} held as suspected spam will be accepted: each is put on its list, and its message goes out. This cannot be undone.`,
      action: (count: number) => `Release ${count.toLocaleString("en-US")}`,
    },
    invite: {
      title: "Invite people",
      lead: (count: number) =>
        `${count.toLocaleString("en-US")} selected. An invitation goes to those of them who wait for it; others are left out. Choose the draft; the next page shows how many get it, and asks first.`,
      noDraft: "There is no draft of an invitation. Write one under Broadcasts, then come back.",
    },
  },
  person: {
    stored: "What is stored, newest first",
    nothing: "Nothing is stored about this address.",
    text: "Text of the message",
    resend:
      "A new confirmation link for each sign-up that was not confirmed; for anything else, a link to their preferences. At most one in ten minutes.",
    reason: "Reason to unsubscribe them from every list; they can read it",
    wrongReason: (max: number) => `Nothing was done: the reason is empty, or longer than ${max}.`,
    export:
      "A JSON file with everything that is stored, as they can get it themselves by their preferences.",
    acts: {
      resend: "Send new links",
      unsubscribe: "Unsubscribe",
      export: "Export this person",
    },
    done: {
      resend: "Queued. If one went out within ten minutes, none is sent again.",
      unsubscribe:
        "Unsubscribed from every list. Only they can undo it, by their preferences or a new sign-up.",
      already: "Nothing was done: they are on no list.",
    },
    erase: {
      title: "Erase this person",
      lead: (email: string) =>
        `Everything that ${email} sent, got or agreed to is deleted, with their account. Records of broadcasts keep their numbers only. This cannot be undone.`,
      type: "Type the address to erase it",
      action: "Erase for good",
      wrong: "That is another address. Nothing was erased.",
      own: "That is your own account. Ask another admin.",
    },
  },
  messages: {
    filter: "State of the messages",
    states: { new: "New", answered: "Answered", closed: "Closed" },
    none: {
      new: "No message waits. The contact form brings them here.",
      answered: "No message was answered yet.",
      closed: "No message was closed yet.",
    },
    more: "Older messages",
    takenBy: (email: string) => `taken by ${email}`,
    answer: "Answer by email",
    acts: { take: "Take it", answered: "Mark as answered", closed: "Close", new: "Reopen" },
    done: {
      take: "You took the message. Others see your address on it.",
      answered: "Marked as answered. To undo, reopen it under Answered.",
      closed: "Closed without an answer. To undo, reopen it under Closed.",
      new: "Reopened. It is under New.",
      gone: "Somebody else changed that message meanwhile, or it is no longer stored. Nothing was done.",
    },
  },
  company: {
    lead: "What pages, messages and files say about the company. A change shows within seconds; an empty field is left out. Lists are written as YAML.",
    required: "required by privacy law",
    action: "Save",
    done: {
      saved: "Saved. Pages show it within 5 seconds. To undo, save the earlier text again.",
      unchanged: "Nothing was changed.",
    },
    failed: "Nothing was saved. Correct the marked fields.",
    changed: (now: string) =>
      `somebody changed this after you opened the page; it is now “${now}”. Save again to replace it`,
  },
  account,
} as const;
