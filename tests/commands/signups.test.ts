import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { csvLine } from "../../src/forms/csv";
import { openDurableWrites, until } from "../support/database/durable-writes";
import { readJournal } from "../support/database/read-journal";
import { newDataFolder } from "../support/database/data-folder";
import { tempFolder } from "../support/temp";
import { readEntries } from "../../db/forms/entries";
import { addSubscribers } from "../../db/forms/subscribers";
import type { Queries } from "../../db/connection/pool";
import { listSubscribers } from "../support/rows/list-rows";
import { readToEnd } from "../support/commands/commands";

const LONG_MS = 120_000;

async function run(folder: string, ...words: string[]) {
  const child = Bun.spawn([process.execPath, ".build/signups.js", ...words], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: folder },
    stdout: "pipe",
    stderr: "pipe",
  });
  return readToEnd(child);
}

test("no cell of an export is a formula, and values round-trip", () => {
  expect(csvLine(["=1+1", "+49", "-", "@a", "\tb", 'say "hi"', "a,b", "c\nd", null, "ok"])).toBe(
    `'=1+1,'+49,'-,'@a,"'\tb","say ""hi""","a,b","c\nd",,ok\r\n`,
  );
});

test("no part of a cell is a formula if a spreadsheet splits at semicolons, tabs or line breaks", () => {
  expect(csvLine(["x;=1+1", "x; @a;y", "a\t+1", "a\r\n-1;=2", " =1", "a - b = c; d"])).toBe(
    `"x;'=1+1","x; '@a;y","a\t'+1","a\n'-1;'=2",' =1,"a - b = c; d"\r\n`,
  );
});

test(
  "while the site runs, the operator lists, exports and erases, also in the journal",
  async () => {
    const folder = await newDataFolder();
    const { save, database, close } = openDurableWrites({ folder });
    await Promise.all(["ann@example.com", "bob@example.com"].map((email) => save(email)));
    await until(database, listSubscribers, (rows) => rows.length === 2);
    const listed = await run(folder, "list", "--list", "newsletter");
    expect(listed.output).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:]{8}Z\tnewsletter\tpending\tann@example\.com\tnewsletter\n/,
    );
    const exported = await run(folder, "export");
    expect(exported.output.replace(/^\u{FEFF}/u, "")).toStartWith("list,state,email,source,");
    expect(exported.output.trim().split("\r\n")).toHaveLength(3);
    const asJson = await run(folder, "export", "--json");
    expect(
      asJson.output
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).list),
    ).toEqual(["newsletter", "newsletter"]);
    const nobody = await run(folder, "erase", "cy@example.com");
    expect(nobody).toMatchObject({ output: "" });
    expect(nobody.errors).toStartWith("No entry or account found for cy@example.com.");
    const erased = await run(folder, "erase", " ANN@example.com ");
    expect(erased).toMatchObject({ code: 0, output: "Removed entries of ANN@example.com: 1\n" });
    expect((await run(folder, "list")).output).not.toContain("ann@example.com");
    await close();
    const left = (await readJournal(folder)).flatMap(({ row }) => row.email ?? []);
    expect(left).toEqual(["bob@example.com"]);
  },
  LONG_MS,
);

test(
  "while the site runs, the operator sees held submissions with reasons, releases them, and erases them in the journal",
  async () => {
    const folder = await newDataFolder();
    const { durableWrites, database, close } = openDurableWrites({ folder });
    const receivedAt = new Date().toISOString();
    for (const [number, name] of ["ann", "bob", "eve"].entries()) {
      const email = `${name}@example.com`;
      const id = `00000000-0000-4000-8000-00000000000${number}`;
      const row = { id: Bun.randomUUIDv7(), receivedAt, email, source: "newsletter" };
      const held = { id, receivedAt, kind: "subscriber" as const, email, row };
      await durableWrites.save({ kind: "held", row: { ...held, score: 7, signals: ["links"] } });
    }
    const entries = (db: Queries) => Array.fromAsync(readEntries((read) => read(db)));
    await until(database, entries, (rows) => rows.length === 3);
    const listed = (await run(folder, "list", "--state", "held")).output;
    expect(listed.split("\n")[0]).toMatch(/\theld\tann@example\.com\tnewsletter\t7: links\t0{8}-/);
    expect((await run(folder, "stats")).output).toMatch(/held.* 3 /);
    expect((await run(folder, "release", "ann")).errors).toContain("is not an id");
    const [ann = ""] = listed.match(/[0-9a-f-]{36}/) ?? [];
    expect((await run(folder, "release", ann)).output).toBe("Released: 1\n");
    const again = await run(folder, "release", ann);
    expect(again).toMatchObject({ code: 1, output: "Released: 0\n" });
    expect(again.errors).toStartWith("Not held: 1. ");
    expect((await run(folder, "erase", "eve@example.com")).output).toContain(": 1\n");
    expect((await run(folder, "release", "--all", "--list", "contact")).output).toBe(
      "Released: 0\n",
    );
    expect((await run(folder, "release", "--all", "--list", "newsletter")).output).toBe(
      "Released: 1\n",
    );
    expect((await database.run(entries)).map(({ email, state }) => [email, state])).toEqual([
      ["ann@example.com", "pending"],
      ["bob@example.com", "pending"],
    ]);
    await close();
    expect(JSON.stringify(await readJournal(folder))).not.toContain("eve@example.com");
  },
  LONG_MS,
);

test(
  "stats counts by list and campaign, feature or week, newest week first",
  async () => {
    const folder = await newDataFolder();
    const { database, close } = openDurableWrites({ folder });
    await database.opened;
    const add = (receivedAt: string, name: string, source: string, campaign?: string) => ({
      email: `${name}@example.com`,
      source,
      receivedAt,
      ...(campaign && { origin: { utm_campaign: campaign } }),
    });
    await database.run((db) =>
      addSubscribers(db, [
        add("2026-03-01T23:00:00Z", "ann", "newsletter", "spring\u001b"),
        add("2026-03-02T01:00:00Z", "bob", "newsletter", "spring\u001b"),
        add("2026-03-08T23:00:00Z", "eve", "coming-soon:Scroll: two"),
      ]),
    );
    const stats = async (by: string) => {
      const { code, output, errors } = await run(folder, "stats", "--by", by);
      const cells = output.matchAll(/^│ +\d+ +│ +(.*?) +│ +(.*?) +│ +(\d+) +│$/gm);
      return { code, errors, rows: Array.from(cells, ([, ...row]) => row.join()) };
    };
    const done = { code: 0, errors: "" };
    expect(await stats("week")).toEqual({
      ...done,
      rows: ["2026-03-02,newsletter,1", "2026-03-02,notify,1", "2026-02-23,newsletter,1"],
    });
    expect(await stats("feature")).toEqual({
      ...done,
      rows: [",newsletter,2", "Scroll: two,notify,1"],
    });
    const campaigns = await stats("campaign");
    expect(campaigns.rows[0]).toMatch(/^spring.*,newsletter,2$/);
    expect(campaigns.rows[0]).not.toContain("\u001b");
    expect(campaigns.rows[1]).toBe(",notify,1");
    const unknown = await stats("moon");
    expect(unknown).toEqual({
      code: 1,
      errors: "--by is one of campaign, feature, week\n",
      rows: [],
    });
    expect((await run(folder, "list", "--by", "week")).errors).toStartWith("signups list ");
    await close();
  },
  LONG_MS,
);

test("an unknown subcommand prints the usage", async () => {
  const { code, errors } = await run(tempFolder(), "explode");
  expect(code).toBe(1);
  expect(errors).toContain("signups export [--json]");
});

test("extra arguments are rejected before anything is done", async () => {
  for (const words of [
    ["erase", "ann@example.com", "bob@example.com"],
    ["list", "held"],
    ["release", "--all", crypto.randomUUID()],
  ])
    expect((await run(tempFolder(), ...words)).errors).toStartWith("signups list ");
});

test("erase rejects an invalid address", async () => {
  const folder = tempFolder();
  const { code, errors } = await run(folder, "erase", "ann");
  expect({ code, errors }).toEqual({
    code: 1,
    errors: '"ann" is not an email address, as in: signups erase ann@example.com\n',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("an export reports a full disk", () => {
  const command = [process.execPath, ".build/signups.js", "export"];
  const { exitCode, stderr } = Bun.spawnSync(command, {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: tempFolder() },
    stdio: ["ignore", Bun.file("/dev/full"), "pipe"],
  });
  expect(String(stderr)).toStartWith("Could not write all of the output: ENOSPC");
  expect(exitCode).toBe(1);
});
