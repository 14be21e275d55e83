import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { chat } from "../../../views/content/chat";
import { Chat } from "../../../views/islands/chat";

const html = renderToString(<Chat />);

test("the server sends the chat closed: its launcher and a link for readers without scripts", () => {
  expect(html).toContain(chat.title);
  expect(html).toContain(`href="${paths.contact.path}"`);
  expect(html).not.toContain('role="dialog"');
  expect(html).not.toContain("<time");
});

test("the assistant has a greeting and five replies, all different", () => {
  expect(chat.greeting).not.toBe("");
  expect(new Set(chat.replies).size).toBe(5);
});
