/** One message, of the visitor or of the assistant. `timestamp` counts milliseconds since 1970. */
export type ChatMessage = {
  id: number;
  type: "user" | "genie";
  content: string;
  timestamp: number;
};

/** What is kept from page to page of a visit. */
export type SavedChat = { isOpen: boolean; draft: string; messages: readonly ChatMessage[] };

/** `takesFocus` once the visitor has opened it on this page: one that was left open by the page before does not. */
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

/** The rules of the chat. Time and chance come in with the actions, so that the same actions give the same chat. */
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

/** A reply is due if the last message is the visitor's, also after closing the chat or leaving the page. */
export function isReplyDue({ messages }: ChatState): boolean {
  return messages.at(-1)?.type === "user";
}

/** Nothing empty is sent, and nothing while a reply is due. */
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
