/** A message from the visitor or the assistant. `timestamp` is in milliseconds since 1970. */
export type ChatMessage = {
  id: number;
  type: "user" | "genie";
  content: string;
  timestamp: number;
};

/** The part of the state that is saved between pages. */
export type SavedChat = { isOpen: boolean; draft: string; messages: readonly ChatMessage[] };

/** `takesFocus` once the visitor has opened the chat on this page. A chat restored as open does not take focus. */
export type ChatState = SavedChat & { takesFocus: boolean };

export type ChatAction =
  | { type: "restored"; chat: SavedChat }
  | { type: "opened"; greeting: string; now: number }
  | { type: "closed" }
  | { type: "typed"; draft: string }
  | { type: "sent"; now: number }
  | { type: "replied"; content: string; now: number };

export const closedChat: ChatState = {
  isOpen: false,
  draft: "",
  messages: [],
  takesFocus: false,
};

/** The chat's reducer. It is pure: times and replies come from the actions. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "restored":
      return state.messages.length > 0 ? state : { ...state, ...action.chat };
    case "opened": {
      const opened = { ...state, isOpen: true, takesFocus: true };
      return state.messages.length > 0 ? opened : say(opened, "genie", action.greeting, action.now);
    }
    case "closed":
      return { ...state, isOpen: false };
    case "typed":
      return { ...state, draft: action.draft };
    case "sent":
      return canSend(state)
        ? say({ ...state, draft: "" }, "user", state.draft.trim(), action.now)
        : state;
    case "replied":
      return isReplyDue(state) ? say(state, "genie", action.content, action.now) : state;
  }
}

/**
 * Returns whether a reply is pending: the last message is the visitor's. Closing the chat or leaving the page does not
 * cancel it.
 */
export function isReplyDue({ messages }: ChatState): boolean {
  return messages.at(-1)?.type === "user";
}

/** Returns whether the draft can be sent: it is not blank, and no reply is pending. */
export function canSend(state: ChatState): boolean {
  return state.draft.trim() !== "" && !isReplyDue(state);
}

function say(
  state: ChatState,
  type: ChatMessage["type"],
  content: string,
  timestamp: number,
): ChatState {
  const message = { id: state.messages.length + 1, type, content, timestamp };
  return { ...state, messages: [...state.messages, message] };
}
