import { expect, test } from "bun:test";
import { readMessages } from "../../views/islands/chat/chat-memory";

const whole = { id: 7, type: "user", content: "Hi", timestamp: 5 };

test("kept messages are read back and numbered anew", () => {
  expect(readMessages(JSON.stringify([whole, whole])).map(({ id }) => id)).toEqual([1, 2]);
});

test("where nothing was kept there is nothing", () => {
  expect(readMessages(null)).toEqual([]);
});

test.each([
  "",
  "{",
  "null",
  "7",
  '"text"',
  "{}",
  "[null]",
  "[[]]",
  JSON.stringify([whole, { ...whole, type: "admin" }]),
  JSON.stringify([{ ...whole, content: 5 }]),
  JSON.stringify([{ ...whole, timestamp: "now" }]),
  JSON.stringify([{ ...whole, timestamp: 1e300 }]),
])("corrupt data (%j) is ignored", (text) => {
  expect(readMessages(text)).toEqual([]);
});
