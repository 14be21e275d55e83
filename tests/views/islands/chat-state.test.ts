import { expect, test } from "bun:test";
import {
  canSend,
  type ChatAction,
  type ChatState,
  closedChat,
  isReplyDue,
  chatReducer,
} from "../../../views/islands/chat/chat-state";

const play = (...actions: ChatAction[]): ChatState => actions.reduce(chatReducer, closedChat);
const opened: ChatAction = { type: "opened", greeting: "Hello", now: 1 };
const asked: ChatAction[] = [
  opened,
  { type: "typed", draft: " Why? \n" },
  { type: "sent", now: 2 },
];

test("the chat begins with one greeting, and opening it again adds none", () => {
  const state = play(opened, { type: "closed" }, opened);
  expect(state.messages).toEqual([{ id: 1, type: "genie", content: "Hello", timestamp: 1 }]);
  expect(state.isOpen).toBe(true);
});

test("a sent message is trimmed, clears the field and waits for its reply", () => {
  const state = play(...asked);
  expect(state.messages.at(-1)).toEqual({ id: 2, type: "user", content: "Why?", timestamp: 2 });
  expect(state.draft).toBe("");
  expect(isReplyDue(state)).toBe(true);
});

test.each(["", "   ", "\n\t "])("an empty input (%j) is not sent", (draft) => {
  const state = play(opened, { type: "typed", draft }, { type: "sent", now: 2 });
  expect(state.messages).toHaveLength(1);
});

test("nothing is sent while a reply is pending, and the draft stays", () => {
  const state = play(...asked, { type: "typed", draft: "And?" }, { type: "sent", now: 3 });
  expect(canSend(state)).toBe(false);
  expect(state.messages).toHaveLength(2);
  expect(state.draft).toBe("And?");
});

test("closing while a reply is pending keeps the question and the reply", () => {
  const state = play(...asked, { type: "closed" }, { type: "replied", content: "So.", now: 4 });
  expect(state.isOpen).toBe(false);
  expect(state.messages.map(({ content }) => content)).toEqual(["Hello", "Why?", "So."]);
});

test("one question has one reply", () => {
  const reply: ChatAction = { type: "replied", content: "So.", now: 4 };
  expect(play(...asked, reply, reply).messages).toHaveLength(3);
});

test("a saved chat is restored without focus, but never replaces one that has begun", () => {
  const messages = [{ id: 1, type: "genie", content: "Kept", timestamp: 0 }] as const;
  const restored: ChatAction = { type: "restored", chat: { messages, draft: "So", isOpen: true } };
  expect(play(restored)).toEqual({ messages, draft: "So", isOpen: true, takesFocus: false });
  expect(play(restored, opened)).toMatchObject({ messages, takesFocus: true });
  expect(play(opened, restored).messages[0]?.content).toBe("Hello");
});
