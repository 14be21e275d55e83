import { expect, test } from "bun:test";
import { cpSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { openDatabase } from "../../../db/connection/client";
import { newEmptyPostgresDatabase } from "../../support/database/databases";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

const FOLDER = join(import.meta.dir, "../../../db/migrations");
const names = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));

test("replicas that start together migrate once", async () => {
  const url = await newEmptyPostgresDatabase();
  const failures: unknown[] = [];
  const replicas = Array.from({ length: 4 }, () =>
    openDatabase({
      url,
      dataFolder: tempFolder(),
      deadlineMs: 10_000,
      onEvent: (event) => event.kind === "open-failed" && failures.push(event.error),
    }),
  );
  const answers = await Promise.all(replicas.map((database) => database.run(listSubscribers)));
  expect(answers).toEqual([[], [], [], []]);
  expect(failures).toEqual([]);
  const applied = await replicas[0]?.run((db) =>
    db.execute<{ n: number }>(sql`select count(*)::int as n from __drizzle_migrations`),
  );
  expect(applied?.[0]?.n).toBe(names.length);
  await Promise.all(replicas.map((database) => database.close()));
}, 30_000);

test("the migrations match the schema", () => {
  const out = tempFolder();
  cpSync(FOLDER, out, { recursive: true });
  const root = join(import.meta.dir, "../../..");
  const { stdout } = Bun.spawnSync(
    [process.execPath, "--bun", "node_modules/.bin/drizzle-kit", "generate"].concat(
      ["--dialect", "postgresql"],
      ["--schema", "db/schema/*.ts"],
      ["--out", relative(root, out)],
    ),
    { cwd: root },
  );
  expect(stdout.toString()).toContain("No schema changes");
}, 30_000);

/** Applies all migrations before the one of this name; `migrateOn` applies the others. */
async function migrateUpTo(migration: string) {
  const client = postgres(await newEmptyPostgresDatabase(), { max: 1, onnotice: () => {} });
  const apply = async (part: string[]) => {
    for (const name of part) await client.unsafe(readFileSync(join(FOLDER, name), "utf8")).simple();
  };
  const sorted = names.toSorted();
  const at = sorted.findIndex((name) => name.includes(migration));
  await apply(sorted.slice(0, at));
  return { client, migrateOn: () => apply(sorted.slice(at)) };
}

test("the outbox migration keeps the address and list of queued messages", async () => {
  const { client, migrateOn } = await migrateUpTo("outbox_to_any_message");
  await client`insert into subscribers (email, source) values ('ann@example.com', 'coming-soon:Scroll')`;
  await client`insert into outbox (subscriber_id) select id from subscribers`;
  await migrateOn();
  const rows = await client`
    select kind, recipient, data from outbox join subscribers on subscribers.id = about_id`;
  expect([...rows]).toEqual([
    { kind: "confirm", recipient: "ann@example.com", data: { source: "coming-soon:Scroll" } },
  ]);
  await client.end();
}, 30_000);

test("the ledger migration keeps existing lines and makes them append-only", async () => {
  const { client, migrateOn } = await migrateUpTo("ledger_to_every_step");
  await client`insert into subscribers (email, source) values ('ann@example.com', 'newsletter')`;
  await client`
    insert into consent_changes (subscriber_id, change, how, consent_text)
    select id, 'confirmed', 'page', 'I agree' from subscribers`;
  await migrateOn();
  const rows = await client`
    select change, how, sentence, page from consent_changes
    join subscribers on subscribers.id = about_id`;
  expect([...rows]).toEqual([
    { change: "confirmed", how: "link", sentence: "I agree", page: null },
  ]);
  const change = client`update consent_changes set how = 'form'`;
  expect(await change.catch((error: { code: string }) => error.code)).toBe("23001");
  await client.end();
}, 30_000);

test("every migration has a descriptive name", () => {
  expect(
    names.filter(
      (name) => !/^\d{4}_(create|add|drop|delete|rename|change|hold|bind)_[a-z_]+\.sql$/.test(name),
    ),
  ).toEqual([]);
});
