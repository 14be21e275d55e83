import type { ChatMessage } from "./chat-state";

/** Goes up when the shape of a kept message changes: what an older page kept is then ignored. */
const KEY = "genie-chat-1";
const KEPT_MESSAGES = 100;

/** Keeps the conversation for the rest of this visit. A browser that refuses storage only forgets. */
export function keepMessages(messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(messages.slice(-KEPT_MESSAGES)));
  } catch {
    // Storage is full or forbidden: the chat lives on in this page.
  }
}

/** The conversation kept on an earlier page of this visit; none where nothing readable was kept. */
export function recallMessages(): readonly ChatMessage[] {
  try {
    return readMessages(sessionStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Messages from text that anything may have written; an empty list unless every one of them is whole. */
export function readMessages(text: string | null): readonly ChatMessage[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) && value.every(isMessage)
      ? value.map((message, index) => ({ ...message, id: index + 1 }))
      : [];
  } catch {
    return [];
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
