import { useEffect, useReducer, type Dispatch } from "react";
import { chat } from "../../content/chat";
import { saveChat, loadChat } from "./chat-memory";
import { closedChat, isReplyDue, chatReducer, type ChatAction, type ChatState } from "./chat-state";

/** How long the assistant appears to type (spec §9). */
const REPLY_DELAY_MS = 1500;

/**
 * Windows in which an open chat covers part of the page, which is 1,200 px wide. There, the chat is closed on the next
 * page.
 */
const COVERS_PAGE = "(width < 2016px)";

/**
 * The chat's state: restored from earlier pages, saved after each change, with delayed replies. Nothing is sent to a
 * server.
 */
export function useChat(): [ChatState, Dispatch<ChatAction>] {
  const [state, dispatch] = useReducer(chatReducer, closedChat);
  const isDue = isReplyDue(state);

  useEffect(() => {
    const saved = loadChat();
    if (!saved) return;
    const isOpen = saved.isOpen && !matchMedia(COVERS_PAGE).matches;
    dispatch({ type: "restored", chat: { ...saved, isOpen } });
  }, []);

  useEffect(() => {
    if (state.messages.length > 0) saveChat(state);
  }, [state]);

  // Runs here rather than in the panel, so that closing the panel does not cancel the reply.
  useEffect(() => {
    if (!isDue) return;
    const reply = () => dispatch({ type: "replied", content: pickReply(), now: Date.now() });
    const timer = setTimeout(reply, REPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue]);

  return [state, dispatch];
}

/** Picks one of the prepared replies. `random` returns a number from 0 up to, but not including, 1. */
export function pickReply(random: () => number = Math.random): string {
  const { replies } = chat;
  return replies[Math.floor(random() * replies.length)] ?? replies[0];
}
