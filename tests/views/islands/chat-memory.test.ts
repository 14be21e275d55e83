import { expect, test } from "bun:test";
import { readChat } from "../../../views/islands/chat/chat-memory";

const whole = { id: 7, type: "user", content: "Hi", timestamp: 5 };
const chat = { messages: [whole, whole], draft: "And", isOpen: true };

test("a saved chat is loaded with new message ids", () => {
  const read = readChat(JSON.stringify(chat));
  expect(read?.messages.map(({ id }) => id)).toEqual([1, 2]);
  expect(read).toMatchObject({ draft: "And", isOpen: true });
});

test("without a saved chat nothing is loaded", () => {
  expect(readChat(null)).toBeNull();
});

test.each([
  "",
  "{",
  "null",
  "7",
  '"text"',
  "{}",
  "[]",
  JSON.stringify([whole]),
  JSON.stringify({ ...chat, messages: undefined }),
  JSON.stringify({ ...chat, messages: [null] }),
  JSON.stringify({ ...chat, messages: [[]] }),
  JSON.stringify({ ...chat, messages: [whole, { ...whole, type: "admin" }] }),
  JSON.stringify({ ...chat, messages: [{ ...whole, content: 5 }] }),
  JSON.stringify({ ...chat, messages: [{ ...whole, timestamp: "now" }] }),
  JSON.stringify({ ...chat, messages: [{ ...whole, timestamp: 1e300 }] }),
  JSON.stringify({ ...chat, draft: 5 }),
  JSON.stringify({ ...chat, isOpen: "yes" }),
])("corrupt data (%j) is ignored", (text) => {
  expect(readChat(text)).toBeNull();
});
