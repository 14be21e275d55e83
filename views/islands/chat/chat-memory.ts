import { CHAT_KEY, OPEN_KEY } from "../../content/storage-keys";
import type { ChatMessage, SavedChat } from "./chat-state";

const MAX_SAVED_MESSAGES = 100;

/** Saves the chat for this visit. Does nothing if the browser refuses storage. */
export function saveChat({ messages, draft, isOpen }: SavedChat): void {
  try {
    const saved = { messages: messages.slice(-MAX_SAVED_MESSAGES), draft, isOpen };
    sessionStorage.setItem(CHAT_KEY, JSON.stringify(saved));
    if (isOpen) sessionStorage.setItem(OPEN_KEY, "1");
    else sessionStorage.removeItem(OPEN_KEY);
  } catch {
    // Storage is full or blocked: the chat works, but only on this page.
  }
}

/** Returns the chat saved by an earlier page of this visit; null if there is none or it is unreadable. */
export function loadChat(): SavedChat | null {
  try {
    return readChat(sessionStorage.getItem(CHAT_KEY));
  } catch {
    return null;
  }
}

/** Parses a saved chat, which is untrusted; null if invalid. */
export function readChat(text: string | null): SavedChat | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { messages, draft, isOpen } = value as Partial<Record<keyof SavedChat, unknown>>;
    if (!Array.isArray(messages) || !messages.every(isMessage)) return null;
    if (typeof draft !== "string" || typeof isOpen !== "boolean") return null;
    return {
      messages: messages.map((message, index) => ({ ...message, id: index + 1 })),
      draft,
      isOpen,
    };
  } catch {
    return null;
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== "object" || value === null) return false;
  const { type, content, timestamp } = value as Partial<Record<keyof ChatMessage, unknown>>;
  return (
    (type === "user" || type === "genie") &&
    typeof content === "string" &&
    typeof timestamp === "number" &&
    Math.abs(timestamp) <= 8.64e15
  );
}
