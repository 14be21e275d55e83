import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { Database } from "../../db/connection/client";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { setOperator } from "../../views/content/operator";
import { databases, OPENING_MS } from "../support/database/databases";
import { startConsoleOn } from "../support/site/console";

const copy = consoleCopy.company;
const { path } = consolePaths.company;

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let admin: Awaited<ReturnType<typeof startConsoleOn>>;

    afterAll(() => setOperator([]));
    beforeAll(async () => void (await open()), OPENING_MS);
    beforeEach(async () => {
      setOperator([]);
      const database: Database = await open();
      admin = await startConsoleOn(database);
    });

    const save = (fields: Record<string, string>) => admin.post(path, fields);
    const shown = async () => fieldsIn(await admin.read(path));

    test("facts that somebody else changed meanwhile are not replaced unseen", async () => {
      await save({ legalName: "Old GmbH" });
      const opened = await shown();
      await save({ ...opened, legalName: "New GmbH" });
      const other = await save({ ...opened, statusPage: "https://status.example" });
      expect(other.headers.get("location")).toContain("saved");
      const late = await save({ ...opened, legalName: "Mine GmbH" });
      const html = await late.text();
      expect([late.status, html.includes(copy.changed("New GmbH"))]).toEqual([422, true]);
      expect(html).toContain('value="Mine GmbH"');
      expect(await shown()).toMatchObject({
        legalName: "New GmbH",
        statusPage: "https://status.example",
      });
      await save({ ...opened, ...fieldsIn(html) });
      expect(await shown()).toMatchObject({ legalName: "Mine GmbH" });
    });

    test("long lists leave room for every other fact", async () => {
      const about = "x".repeat(100);
      const row = (n: number) => `- name: Ann ${n}\n  role: Engineer\n  about: ${about}`;
      const people = Array.from({ length: 90 }, (_, n) => row(n)).join("\n");
      expect((await save({ people })).headers.get("location")).toContain("saved");
      const more = { people, legalName: "Acme", padding: "y".repeat(40_000) };
      expect((await save(more)).headers.get("location")).toContain("saved");
    });
  });

/** The single-line and hidden fields that a page's forms would send. */
const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? "",
      /value="([^"]*)"/.exec(tag)?.[1] ?? "",
    ]),
  );
