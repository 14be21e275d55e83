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
  const question = isReplyDue(state) ? state.messages.at(-1)?.content : undefined;

  useEffect(() => {
    const kept = loadChat();
    if (!kept) return;
    const isOpen = kept.isOpen && !matchMedia(COVERS_PAGE).matches;
    dispatch({ type: "restored", chat: { ...kept, isOpen } });
  }, []);

  useEffect(() => {
    if (state.messages.length > 0) saveChat(state);
  }, [state]);

  // Runs here rather than in the panel, so that closing the panel does not cancel the reply.
  useEffect(() => {
    if (question === undefined) return;
    const reply = () =>
      dispatch({ type: "replied", content: pickReply(question), now: Date.now() });
    const timer = setTimeout(reply, REPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [question]);

  return [state, dispatch];
}

/** Picks the first reply about something that a question names, or any. */
export function pickReply(question: string): string {
  const { replies } = chat;
  const any = replies[Math.floor(Math.random() * replies.length)] ?? replies[0];
  return (replies.find(({ about }) => about.test(question)) ?? any).text;
}
