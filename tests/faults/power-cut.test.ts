import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { journalFolder } from "../../db/journal/segments";
import { secretFrom } from "../../src/secrets/secret";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints } from "../../src/paths";
import { mailLinks } from "../../views/content/mail-links";
import { allRows } from "../support/rows/all-rows";
import { formPost, jsonPost } from "../support/site/app";
import { startSiteWithJournal } from "../support/site/site-with-journal";
import { openPglite, OPENING_MS } from "../support/database/databases";
import { waitFor } from "../support/mail/mail";
import { tempFolder } from "../support/temp";

const secret = secretFrom("for tests");
const LONG_MS = 120_000;
beforeAll(openPglite, OPENING_MS);

/** Tables written by sign-ups, decisions and erasures. Messages are left out, because replaying gives them new ids. */
const KEPT = ["subscribers", "consent_changes", "erasures"];

async function kept(database: Database) {
  const rows = await allRows(database);
  const sorted = (table: string) =>
    (JSON.parse(rows.get(table) || "[]") as object[]).map((row) => JSON.stringify(row)).toSorted();
  return Object.fromEntries(KEPT.map((table) => [table, sorted(table)]));
}

async function copyBack(database: Database, table: string): Promise<void> {
  await database.run(async (db) => {
    const [row] = await db.execute<{ names: string }>(
      sql`select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = ${`old_${table}`}`,
    );
    const names = sql.raw(row?.names ?? "");
    const copy = sql.identifier(`old_${table}`);
    await db.execute(
      sql`insert into ${sql.identifier(table)} (${names}) select ${names} from ${copy}`,
    );
  });
}

async function startSite(database: Database, folder = tempFolder()) {
  const site = startSiteWithJournal({ database, isJournalFirst: true, folder });
  /** On a busy machine the journal may miss its deadline; a visitor tries again. */
  const request: typeof site.app.request = async (path, init) => {
    for (;;) {
      const answer = await site.app.request(path, init);
      if (answer.status !== 503) return answer;
    }
  };
  return {
    ...site,
    folder,
    async signUp(email: string): Promise<string> {
      await request(endpoints.newsletter, jsonPost({ email }));
      const find = async () => (await site.app.rows()).findLast((row) => row.email === email);
      await waitFor(async () => (await find()) !== undefined);
      return (await find())?.id ?? "";
    },
    async follow(purpose: "confirm" | "unsubscribe", id: string, madeAt = Date.now()) {
      const token = makeToken(secret, purpose, id, madeAt);
      const answer = await request(endpoints[purpose], formPost({ token }));
      return `${answer.status} ${/<h1>(.*?)<\/h1>/.exec(await answer.text())?.[1]}`;
    },
    erase: (email: string) =>
      request(
        endpoints.preferencesErase,
        formPost({ token: makeToken(secret, "preferences", email) }),
      ),
  };
}

/** Simulates a power cut: a synced journal survives, and the site restarts. */
async function restart(database: Database, folder: string) {
  const journal = journalFolder(folder);
  for (const name of readdirSync(journal)) {
    const earlier = name.replace(/-\w+\.jsonl$/, "-another.jsonl");
    renameSync(join(journal, name), join(journal, earlier));
  }
  const site = await startSite(database, folder);
  await site.untilReplayed();
  return site;
}

test(
  "confirmations, unsubscriptions and erasures that the embedded database lost are replayed",
  async () => {
    const database = await openPglite();
    const site = await startSite(database);
    const [ann, bob, eve] = await Promise.all(
      ["ann", "bob", "eve"].map((name) => site.signUp(`${name}@example.com`)),
    );
    if (!ann || !bob || !eve) throw new Error("no rows");
    await site.follow("confirm", ann);
    await site.follow("unsubscribe", ann);
    await site.follow("confirm", bob);
    await site.erase("Eve@example.com");
    await site.untilReplayed();
    await site.close();
    const before = await kept(database);
    expect(before["consent_changes"]).toHaveLength(5);
    await openPglite();
    const after = await restart(database, site.folder);
    expect(await kept(database)).toEqual(before);
    await after.close();
    const again = await restart(database, site.folder);
    expect(await kept(database)).toEqual(before);
    await again.close();
  },
  LONG_MS,
);

test(
  "an erasure that the embedded database lost is replayed, but does not affect later sign-ups",
  async () => {
    const database = await openPglite();
    const site = await startSite(database);
    for (const name of ["ann", "bob", "eve"]) await site.signUp(`${name}@example.com`);
    const tables = ["subscribers", "consent_changes", "outbox"];
    const run = (statement: (table: string) => string) =>
      database.run(async (db) => {
        for (const table of tables) await db.execute(sql.raw(statement(table)));
      });
    await run((table) => `create table old_${table} as select * from ${table}`);
    // Generated columns cannot be copied.
    await database.run((db) => db.execute("alter table old_subscribers drop list, drop feature"));
    await site.erase("ann@example.com");
    await site.erase("Eve@example.com");
    const anew = await site.signUp("eve@example.com");
    await site.untilReplayed();
    await site.close();
    const before = await kept(database);
    await database.run((db) =>
      db.execute(sql`truncate subscribers, consent_changes, outbox, erasures`),
    );
    for (const table of tables) await copyBack(database, table);
    await run((table) => `drop table old_${table}`);
    expect(await site.app.rows()).toHaveLength(3);
    const after = await restart(database, site.folder);
    expect(await kept(database)).toEqual(before);
    const rows = await allRows(database);
    expect([...rows.values()].join("")).not.toContain("ann@");
    expect(rows.get("subscribers")).toContain(anew);
    expect(JSON.parse(rows.get("outbox") ?? "")).toHaveLength(2);
    await after.close();
  },
  LONG_MS,
);

test(
  "a link gets its result even if the journal is replayed first",
  async () => {
    const site = await startSite(await openPglite());
    const { confirm, unsubscribe, outdated, gone } = mailLinks;
    const id = await site.signUp("ann@example.com");
    const early = Date.now();
    expect(await site.follow("confirm", id)).toBe(`200 ${confirm.done.title}`);
    expect(await site.follow("confirm", id)).toBe(`200 ${confirm.already.title}`);
    expect(await site.follow("unsubscribe", id)).toBe(`200 ${unsubscribe.done.title}`);
    expect(await site.follow("unsubscribe", id)).toBe(`200 ${unsubscribe.already.title}`);
    expect(await site.follow("confirm", id, early)).toBe(`410 ${outdated.title}`);
    expect(await site.follow("unsubscribe", crypto.randomUUID())).toBe(`410 ${gone.title}`);
    await site.close();
  },
  LONG_MS,
);
