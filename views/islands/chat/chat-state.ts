/** One message, of the visitor or of the assistant. `timestamp` counts milliseconds since 1970. */
export type ChatMessage = {
  id: number;
  type: "user" | "genie";
  content: string;
  timestamp: number;
};

export type ChatState = { isOpen: boolean; draft: string; messages: readonly ChatMessage[] };

export type ChatAction =
  | { type: "restored"; messages: readonly ChatMessage[] }
  | { type: "opened"; greeting: string; now: number }
  | { type: "closed" }
  | { type: "typed"; draft: string }
  | { type: "sent"; now: number }
  | { type: "replied"; content: string; now: number };

export const closedChat: ChatState = { isOpen: false, draft: "", messages: [] };

/** The rules of the chat. Time and chance come in with the actions, so that the same actions give the same chat. */
export function moveChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "restored":
      return state.messages.length > 0 ? state : { ...state, messages: action.messages };
    case "opened": {
      const opened = { ...state, isOpen: true };
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

/** A visitor's message that stands last is still to be answered, also after the chat was closed or the page left. */
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
