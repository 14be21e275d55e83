import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { fixedFiles, paths } from "../../../src/paths";
import { chat } from "../../../views/content/chat";
import { chatIndex } from "../../../views/text/chat-index";
import { Chat } from "../../../views/islands/chat/chat";
import { search } from "../../../views/islands/chat/search";
import { pickReply } from "../../../views/islands/chat/use-chat";
import { startApp } from "../../support/site/app";

const entries = chatIndex();

const html = renderToString(<Chat />);

test("the server renders the chat closed: its button, and a link without JavaScript", () => {
  expect(html).toContain(chat.title);
  expect(html).toContain(`href="${paths.contact.path}"`);
  expect(html).not.toContain('role="dialog"');
  expect(html).not.toContain("<time");
});

test("each of five replies fits any question, and the greeting says that this is a preview", () => {
  expect(chat.greeting).toContain("preview");
  expect(new Set(chat.replies).size).toBe(5);
});

/** Questions as visitors ask them, and a page whose link must be among the three found. */
const ASKED: readonly (readonly [question: string, path: string])[] = [
  ["Does it record calls?", "/legal/dpa#annex-1-purposes-data-and-people"],
  ["how much is it", "/pricing"],
  ["What does it cost for 50 people?", "/pricing"],
  ["does it work with salesforce", "/#faq-crm"],
  ["is there a free trial?", "/#faq-free-trial"],
  ["are you SOC 2 certified", "/compliance"],
  ["where is data stored", "/legal/dpa#annex-1-purposes-data-and-people"],
  ["how do I unsubscribe", "/help"],
  ["delete my data", "/preferences"],
  ["who can see our calls", "/legal/dpa#3-instructions"],
  ["do you train AI models on our calls", "/legal/dpa#annex-1-purposes-data-and-people"],
  ["how accurate is the transcription", "/solutions/co-pilot#faq-accuracy"],
  ["subprocessors", "/legal/subprocessors"],
  ["can my playbook be used", "/#faq-playbook"],
  ["I want a demo", "/demo"],
  ["report a vulnerability", "/.well-known/security.txt"],
  ["cookies?", "/cookies"],
  ["what do you do after a data breach", "/legal/dpa#8-breaches"],
];

for (const [question, path] of ASKED)
  test(`the chat finds the page for “${question}”`, () => {
    expect(search(question, entries).map(([, href]) => href)).toContain(path);
  });

test("asked how much reps cost, the chat puts the prices first", () => {
  for (const question of ["how much for 12 reps", "any discount?"])
    expect(search(question, entries)[0]?.[1]).toBe(paths.pricing.path);
});

test("the chat finds nothing for questions about other things, and at most three links", () => {
  for (const question of ["", "   ", "xyzzy", "what is the weather like", "🙂", "<script>"])
    expect(search(question, entries)).toEqual([]);
  expect(search("data security call price crm trial", entries)).toHaveLength(3);
});

test("every link the chat can find leads to a page or file, at a part that is there", async () => {
  const app = startApp();
  for (const [, href] of entries) {
    const [path = "", id] = href.split("#");
    // Served from a folder.
    if (path === fixedFiles.gpc) continue;
    const response = await app.request(path);
    expect({ href, status: response.status }).toEqual({ href, status: 200 });
    if (id) expect(await response.text()).toContain(` id="${id}"`);
  }
});

test("the random source alone picks the reply, and each of the five is equally likely", () => {
  const picked = Array.from({ length: 20 }, (_, step) => pickReply(() => step / 20));
  expect(picked).toEqual(chat.replies.flatMap((text) => Array<string>(4).fill(text)));
});
