import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openDatabase, type Database } from "../../../db/connection/client";
import { addSubmissions, type Submission } from "../../../db/forms/submissions";
import { storedHidden } from "../../support/forms/hidden-characters";
import { sendAll } from "../../support/mail/mail";
import { runBun } from "../../support/run-bun";
import { tempFolder } from "../../support/temp";

setDefaultTimeout(60_000);
const SECRET = "0123456789abcdef0123456789abcdef";
const ALL = `a${storedHidden.join("b")}c`;
/** A topic has up to 40 characters. */
const TOPICS = Array.from({ length: Math.ceil(storedHidden.length / 38) }, (_, index) =>
  storedHidden.slice(index * 38, (index + 1) * 38).join(""),
);

const HIDDEN = new Set(storedHidden);
const hiddenIn = (text: string, ...allowed: string[]) =>
  Array.from(text).filter((one) => HIDDEN.has(one) && !allowed.includes(one));

const email = "ann@example.com";
const at = () => ({ id: Bun.randomUUIDv7(), receivedAt: new Date().toISOString() });

/** Rows as stored by older versions, with hidden characters in every text column that visitors fill in. */
const rows: Submission[] = [
  {
    kind: "subscriber",
    row: { ...at(), email, source: ALL, consentText: ALL, privacyVersion: "\u001b[31m" },
  },
  { kind: "waitlistEntry", row: { ...at(), email, source: ALL, company: ALL.slice(0, 110) } },
  { kind: "waitlistEntry", row: { ...at(), email, source: "x", company: ALL.slice(-110) } },
  ...TOPICS.map((topic): Submission => ({
    kind: "contactMessage",
    row: {
      ...at(),
      email,
      name: ALL.slice(0, 100),
      company: ALL.slice(-100),
      topic,
      message: ALL,
      notifyAddress: "team@example.com",
    },
  })),
  {
    kind: "held",
    row: {
      ...at(),
      kind: "subscriber",
      email,
      row: { email, source: ALL },
      score: 7,
      signals: ["links"],
    },
  },
];

let database: Database;
const folder = tempFolder();
const run = (...words: string[]) =>
  runBun(words, { DATA_DIR: folder, AUTH_SECRET: SECRET, SITE_URL: "https://genie.test" });

beforeAll(async () => {
  database = openDatabase({ dataFolder: folder, deadlineMs: 10_000 });
  await database.opened;
  await database.run((db) => addSubmissions(db, rows));
});
afterAll(() => database.close());

test("signups list has one line for each entry and the same cells in each", async () => {
  const { output } = await run("src/commands/signups.ts", "list");
  const lines = output.split("\n");
  expect(lines.map((line) => line.split("\t").length)).toEqual([...rows.slice(1).map(() => 5), 7]);
  expect(hiddenIn(output, "\n", "\t")).toEqual([]);
});

test("signups export separates cells and contains only tabs and line breaks", async () => {
  const { output } = await run("src/commands/signups.ts", "export");
  expect(hiddenIn(output.replaceAll("\r\n", "\n"), "\n", "\t")).toEqual([]);
  expect(output.split(`,${email},`)).toHaveLength(rows.length + 1);
});

test("signups export --json escapes its values, and parses to what was stored", async () => {
  const { output } = await run("src/commands/signups.ts", "export", "--json");
  expect(hiddenIn(output, "\n")).toEqual([]);
  const entries = output.split("\n").map((line) => JSON.parse(line));
  expect(entries.map(({ source }) => source)).toContain(ALL);
  expect(entries.filter(({ message }) => message === ALL)).toHaveLength(TOPICS.length);
});

for (const table of [
  "subscribers",
  "waitlist_entries",
  "contact_messages",
  "held_submissions",
  "outbox",
])
  test(`bun run db shows ${table} without hidden characters`, async () => {
    const { code, output } = await run("src/commands/db.ts", `select * from ${table}`);
    expect(code).toBe(0);
    expect(output).toContain(email);
    expect(hiddenIn(output, "\n")).toEqual([]);
  });

test("mail list and mail show print no hidden characters", async () => {
  const { output } = await run("src/commands/mail.ts", "list");
  expect(hiddenIn(output, "\n", "\t")).toEqual([]);
  const ids = output.match(/^[0-9a-f-]{36}/gm) ?? [];
  expect(ids.length).toBeGreaterThanOrEqual(rows.length - 1);
  const team =
    output
      .split("\n")
      .find((line) => line.includes("\tteam\t"))
      ?.slice(0, 36) ?? "";
  const shown = await run("src/commands/mail.ts", "show", team);
  expect(shown.output).toContain("To: team@example.com\n");
  expect(hiddenIn(shown.output, "\n", "\t")).toEqual([]);
});

test("messages contain no injected headers and no hidden characters", async () => {
  const arrived = await sendAll(database);
  expect(arrived.length).toBeGreaterThanOrEqual(rows.length - 1);
  const names = arrived.map(({ fields }) => [...fields.keys()].toSorted().join());
  expect(new Set(names).size).toBeLessThanOrEqual(2);
  for (const { fields, text } of arrived) {
    expect(hiddenIn([...fields.values()].join(""))).toEqual([]);
    const decoded = Buffer.from(text, "latin1").toString("utf8");
    expect(hiddenIn(decoded.replaceAll("\r\n", "\n"), "\n", "\t")).toEqual([]);
  }
});
