import { expect, test } from "bun:test";
import { printBroadcast } from "../../src/broadcasts/print-broadcast";
import { readBroadcast } from "../../src/broadcasts/read-broadcast";
import { proseText } from "../../views/emails/email-prose";
import { fileOf } from "../support/commands/broadcast-commands";

const issue = { kind: "issue", subject: "News: more", preview: "What is new" };

test("a file becomes a draft, and an announcement's button links to its feature", () => {
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
const invitation = { ...plain, kind: "invitation", action: "Join" };

test("a byte order mark, CRLF and links by reference are read like any others", () => {
  const file = `\u{FEFF}${fileOf(plain, "See [our prices][p].\n\n[p]: /pricing")}`;
  const { body } = readBroadcast("a.md", file.replaceAll("\n", "\r\n"));
  expect(body).toBe("See [our prices][p].\n\n[p]: /pricing");
  expect(proseText(body, "https://genie.example")).toBe(
    "See our prices (https://genie.example/pricing).",
  );
});

test("a printed draft is read as the same draft, whatever its fields look like in YAML", () => {
  const subjects = [
    "News",
    "News: more",
    "# 1",
    "yes",
    "1.0",
    '"Quoted"',
    "it's",
    "a # b",
    "- x",
    "\\n",
  ];
  for (const subject of subjects)
    for (const kind of ["issue", "announcement", "invitation"] as const) {
      const draft = {
        kind,
        subject,
        preview: subject,
        feature: kind === "issue" ? null : "scroll",
        body: "One.\n\n---\n\nTwo.",
        actionLabel: kind === "issue" ? null : subject,
        actionHref: kind === "issue" ? null : "/beta-waitlist?a=1#b",
      };
      expect(readBroadcast("a.md", printBroadcast(draft))).toEqual(draft);
    }
});

const wrong: [string, string, string][] = [
  ["no front matter", "Hello", "a.md:1: The file begins with front matter"],
  ["an unknown key", fileOf({ ...plain, color: "red" }), "a.md:5: color is not known"],
  ["an unknown kind", fileOf({ ...plain, kind: "advert" }), "a.md:2: kind is announcement, issue"],
  ["a missing subject", fileOf({ kind: "issue", preview: "x" }), "a.md:4: subject is missing"],
  ["a colon in a value", fileOf(issue), "a.md:3: The value of subject is not one line"],
  [
    "a comment in a value",
    fileOf({ ...plain, subject: "Job #5 #6" }),
    "a.md:3: The value of subject",
  ],
  [
    "a number as its subject",
    fileOf({ ...plain, subject: "2026" }),
    "a.md:3: The value of subject",
  ],
  [
    "a line break in its subject",
    fileOf({ ...plain, subject: '"News\\r\\nBcc: x@y.example"' }),
    "a.md:3: The value of subject is not one line",
  ],
  ["another encoding", fileOf(plain, "Gr\u{FFFD}\u{FFFD}e"), "a.md:6: Save the file as UTF-8"],
  ["a control character", fileOf(plain, "Hi\n\u{202E}there"), "a.md:7: This line has an invisible"],
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
  [
    "a script link by reference",
    fileOf(plain, "[x][y]\n\n[y]: javascript:alert(1)"),
    "a.md:8: The link",
  ],
  ["a link that is no address", fileOf(plain, "[x](https://[bad)"), "a.md:6: The link"],
  [
    "a button to another site's name",
    fileOf({ ...invitation, link: "/\\evil.example" }),
    "a.md:6: link is",
  ],
  [
    "a button that is no address",
    fileOf({ ...invitation, link: '"https://[bad"' }),
    "a.md:6: link is",
  ],
  ["a long text", fileOf(plain, "word ".repeat(20_000)), "a.md:6: The text is longer than"],
  [
    "lists without end",
    fileOf(plain, "- ".repeat(5_000) + "x"),
    "a.md:6: The text cannot be shown",
  ],
  ["a picture", fileOf(plain, "Hi\n![x](https://a.example/b.png)"), "a.md:7: Pictures"],
];

for (const [what, file, message] of wrong)
  test(`a file with ${what} is rejected with its line`, () => {
    expect(() => readBroadcast("a.md", file)).toThrow(message);
  });
