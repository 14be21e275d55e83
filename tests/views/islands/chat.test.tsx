import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { chat } from "../../../views/content/chat";
import { Chat } from "../../../views/islands/chat/chat";
import { pickReply } from "../../../views/islands/chat/use-chat";

const html = renderToString(<Chat />);

test("the server renders the chat closed: its button, and a link without JavaScript", () => {
  expect(html).toContain(chat.title);
  expect(html).toContain(`href="${paths.contact.path}"`);
  expect(html).not.toContain('role="dialog"');
  expect(html).not.toContain("<time");
});

test("each of five replies says that this is a preview and links to a different page", () => {
  const pages = Object.values(paths).map(({ path }): string => path);
  expect(chat.greeting).toContain("preview");
  expect(new Set(chat.replies.map(({ link }) => link.href)).size).toBe(5);
  for (const { text, link } of chat.replies) {
    expect(text).toContain("preview");
    expect(pages).toContain(link.href.replace(/#.*/, ""));
  }
});

test("the random source alone picks the reply, and each of the five is equally likely", () => {
  const picked = Array.from({ length: 20 }, (_, step) => pickReply(() => step / 20));
  expect(picked).toEqual(chat.replies.flatMap(({ text }) => Array(4).fill(text)));
});
