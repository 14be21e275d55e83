/** Increment the number when the stored format changes, so that older data is ignored. */
export const CHAT_KEY = "genie-chat-2";

/** Set while the chat is open, so that the next page of the visit hydrates it at once. */
export const OPEN_KEY = "genie-chat-open";

/** Everything the site stores in a visitor's browser. A browser test visits every page and fails for any other key. */
export const storageKeys = [
  {
    key: CHAT_KEY,
    where: "Session storage",
    data: "Messages of the assistant chat, and what you began to type",
    purpose: "To keep the chat when you open another page",
  },
  {
    key: OPEN_KEY,
    where: "Session storage",
    data: "Whether the chat is open",
    purpose: "To leave the chat open on the next page, where it covers nothing",
  },
  {
    /** supabase-js inserts the first label of the backend's host name. */
    key: "sb-…-auth-token",
    where: "Local storage",
    data: "Your session, if you sign in on the admin or tester page",
    purpose: "To keep you signed in until you sign out",
  },
] as const;
