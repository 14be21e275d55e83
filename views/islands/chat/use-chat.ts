import { useEffect, useReducer, type Dispatch } from "react";
import { chat } from "../../content/chat";
import { saveChat, loadChat } from "./chat-memory";
import { closedChat, isReplyDue, chatReducer, type ChatAction, type ChatState } from "./chat-state";

/** How long the assistant seems to type (spec §9). */
const REPLY_DELAY_MS = 1500;

/** Where the open chat does not fit beside the page's 1,200 px: left open, it waits closed on the next page. */
const COVERS_PAGE = "(width < 2016px)";

/** The conversation: recalled from earlier pages of the visit, answered after a moment, kept. Nothing leaves the page. */
export function useChat(): [ChatState, Dispatch<ChatAction>] {
  const [state, dispatch] = useReducer(chatReducer, closedChat);
  const isWaiting = isReplyDue(state);

  useEffect(() => {
    const kept = loadChat();
    if (!kept) return;
    const isOpen = kept.isOpen && !matchMedia(COVERS_PAGE).matches;
    dispatch({ type: "restored", chat: { ...kept, isOpen } });
  }, []);

  useEffect(() => {
    if (state.messages.length > 0) saveChat(state);
  }, [state]);

  // The reply is due to the conversation, not to the panel: closing it does not stop the clock.
  useEffect(() => {
    if (!isWaiting) return;
    const reply = () => dispatch({ type: "replied", content: pickReply(), now: Date.now() });
    const timer = setTimeout(reply, REPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return [state, dispatch];
}

function pickReply(): string {
  return (chat.replies[Math.floor(Math.random() * chat.replies.length)] ?? chat.replies[0]).text;
}
