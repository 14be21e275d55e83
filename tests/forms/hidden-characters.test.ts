import { expect, test } from "bun:test";
import { MAX_TITLE_LENGTH, sanitizeTitle } from "../../src/plain-text";
import { csvLine } from "../../src/forms/csv";
import { createLog } from "../../src/log";
import { formPost, jsonPost, startApp } from "../support/site/app";
import { forms } from "../support/forms/forms";
import { hidden, storedHidden } from "../support/forms/hidden-characters";

const HIDDEN = new Set(hidden);
const hiddenIn = (text: string) => Array.from(text).filter((character) => HIDDEN.has(character));

/** All text fields that visitors fill in. */
const fields = {
  newsletter: [],
  notify: ["source"],
  waitlist: ["source", "company", "title", "feature"],
  contact: ["name", "company", "message"],
} as const;

for (const { name, endpoint, typed, unseen } of forms)
  for (const field of fields[name])
    test(`${field} of the ${name} form loses hidden characters, however it is sent`, async () => {
      const saved: Record<string, unknown>[] = [];
      const app = startApp({ save: async ({ row }) => void saved.push({ ...row }) });
      const sent: Record<string, string> = { ...typed, ...unseen };
      if (field === "title" || field === "feature") delete sent["source"];
      for (const character of storedHidden) {
        const word = `${field === "source" ? (sent["source"]?.split(":")[0] ?? "") + ":" : ""}a${character}b`;
        const body = { email: "ann@example.com", ...sent, [field]: word };
        for (const post of [jsonPost(body), formPost(body)]) {
          expect((await app.request(endpoint, post)).status).toBeOneOf([200, 303]);
          const stored = JSON.stringify(saved.pop());
          const values = Object.values(JSON.parse(stored) as object).filter(
            (value) => typeof value === "string",
          );
          const found = values.flatMap(hiddenIn).join("");
          const isKept = field === "message" && /[\t\n\v\f\r\u0085\u2028\u2029]/.test(character);
          expect({ character, found }).toEqual({
            character,
            found: isKept ? (character === "\t" ? "\t" : "\n") : "",
          });
        }
      }
    });

test("line breaks in titles and names become spaces, other hidden characters are removed", () => {
  expect(sanitizeTitle("two\r\nlines\u202e\u001b[31m")).toBe("two lines[31m");
  expect(sanitizeTitle(`\t${"a".repeat(MAX_TITLE_LENGTH + 5)}`)).toBe("a".repeat(MAX_TITLE_LENGTH));
});

test("NUL is rejected in every field", async () => {
  for (const { name, endpoint, typed, unseen } of forms) {
    const sent: Record<string, string> = { email: "ann@example.com", ...typed, ...unseen };
    for (const field of fields[name].filter((one) => one !== "title" && one !== "feature")) {
      const body = { ...sent, [field]: `${sent[field]}\0` };
      expect((await startApp().request(endpoint, jsonPost(body))).status).toBe(400);
    }
  }
});

test("an exported cell stays one cell, and its only hidden characters are tabs and line breaks", () => {
  for (const character of hidden) {
    const line = csvLine([`a${character}b`, `${character}=1`, "c"]);
    const rest = line.slice(0, -2);
    expect(hiddenIn(rest).filter((one) => !/[\t\n]/.test(one))).toEqual([]);
    expect(line.endsWith(",c\r\n")).toBe(true);
    expect(rest).not.toMatch(/(?:^|[,;\t\n"])\s*=/);
  }
});

test("no exported cell starts with a character that a spreadsheet may read as =, +, - or @", () => {
  const starts: string[] = [];
  for (let code = 0; code < 0x11_00_00; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const character = String.fromCodePoint(code);
    if (/^[=+\-@]/.test(character.normalize("NFKC"))) starts.push(character);
  }
  expect(starts).toContain("＝");
  for (const start of starts)
    for (const before of ["", " ", "\u3000", "\u200b", "\ufeff", "\t", "\n", "\r"]) {
      const cell = csvLine([`${before}${start}1+1`]);
      expect(cell).toMatch(/^"?'/);
      const parted = csvLine([`a;${before}${start}1`]);
      expect(parted.slice(0, parted.indexOf(start))).toEndWith("'");
    }
});

test("a logged event is one line without hidden characters, and parses to the same value", () => {
  let written = "";
  const log = createLog({ write: (text) => void (written += text), flush: () => {} });
  for (const character of hidden) log.event("warn", "odd", { cure: `a${character}b` });
  log.flush();
  const lines = written.split("\n").slice(0, -1);
  expect(lines.flatMap(hiddenIn)).toEqual([]);
  expect(lines.map((line) => JSON.parse(line).cure)).toEqual(hidden.map((one) => `a${one}b`));
});
