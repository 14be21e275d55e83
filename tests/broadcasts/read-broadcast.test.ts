import { expect, test } from "bun:test";
import { readBroadcast } from "../../src/broadcasts/read-broadcast";
import { fileOf } from "../support/broadcast-commands";

const issue = { kind: "issue", subject: "News: more", preview: "What is new" };

test("a file becomes a draft, and an announcement's button leads to its feature", () => {
  const draft = readBroadcast("a.md", fileOf({ ...issue, subject: '"News: more"' }));
  expect(draft).toEqual({
    kind: "issue",
    subject: "News: more",
    preview: "What is new",
    feature: null,
    body: "Hello.\n\nSee [our prices](/pricing).",
    actionLabel: null,
    actionHref: null,
  });
  const announcement = { ...issue, kind: "announcement", subject: "Ready", feature: "scroll" };
  expect(readBroadcast("a.md", fileOf({ ...announcement, action: "See Scroll" }))).toMatchObject({
    actionLabel: "See Scroll",
    actionHref: "/solutions/scroll",
  });
});

const plain = { ...issue, subject: "News" };
const wrong: [string, string, string][] = [
  ["no front matter", "Hello", "a.md:1: The file begins with front matter"],
  ["an unknown key", fileOf({ ...plain, color: "red" }), "a.md:5: color is not known"],
  ["an unknown kind", fileOf({ ...plain, kind: "advert" }), "a.md:2: kind is announcement, issue"],
  ["a missing subject", fileOf({ kind: "issue", preview: "x" }), "a.md:4: subject is missing"],
  ["a colon in a value", fileOf(issue), "a.md:3: The value of subject is not valid YAML"],
  [
    "a key that is there twice",
    "---\nkind: issue\nkind: issue\n---\nHi",
    "a.md:3: kind is there twice",
  ],
  [
    "an unknown feature",
    fileOf({ ...plain, kind: "announcement", feature: "x" }),
    "a.md:5: feature is one of scroll",
  ],
  [
    "an announcement of nothing",
    fileOf({ ...plain, kind: "announcement" }),
    "a.md:5: feature is missing",
  ],
  [
    "an invitation without a link",
    fileOf({ ...plain, kind: "invitation" }),
    "a.md:5: link is missing",
  ],
  ["no text", fileOf(plain, " \n"), "a.md:6: The text is empty"],
  ["a relative link", fileOf(plain, "Hi\n\n[x](pricing)"), 'a.md:8: The link "pricing" must begin'],
  ["a script link", fileOf(plain, "[x](javascript:alert(1))"), "a.md:6: The link"],
  ["a picture", fileOf(plain, "Hi\n![x](https://a.example/b.png)"), "a.md:7: Pictures"],
];

for (const [what, file, message] of wrong)
  test(`a file with ${what} is rejected with its line`, () => {
    expect(() => readBroadcast("a.md", file)).toThrow(message);
  });
