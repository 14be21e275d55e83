import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { paths } from "../../../src/paths";
import { chat } from "../../../views/content/chat";
import { Chat } from "../../../views/islands/chat";
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

test("three questions are suggested", () => {
  expect(new Set(chat.suggestions).size).toBe(3);
});

test.each([
  ...chat.suggestions.map((question, index) => [question, chat.replies[index]?.link.href] as const),
  ["price per seat", paths.pricing.path],
  ["How much does it cost for 20 reps?", paths.pricing.path],
  ["Do you have SOC 2?", paths.security.path],
  ["security", paths.security.path],
  ["Can I see a demo?", paths.demo.path],
  ["I want to talk to sales", paths.contact.path],
  ["Which CRMs do you support?", paths.features.path],
  ["How much for 20 reps?", paths.pricing.path],
  ["Does it work with Salesforce?", paths.features.path],
])("“%s” is answered with a link to %s", (question, href) => {
  expect(chat.replies.find(({ text }) => text === pickReply(question))?.link.href).toBe(href);
});

test("any other question gets one of the five replies", () => {
  expect(chat.replies.map(({ text }): string => text)).toContain(pickReply("Hello"));
});
