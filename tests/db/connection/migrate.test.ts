import { expect, test } from "bun:test";
import { cpSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { openDatabase } from "../../../db/connection/client";
import { listMigrations, migrateWithin } from "../../../db/connection/migrate";
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
}, 120_000);

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
}, 120_000);

test("a database of the first migration keeps its rows through the ones after it", async () => {
  const url = await newEmptyPostgresDatabase();
  const client = postgres(url, { max: 1, onnotice: () => {} });
  const [first] = listMigrations();
  await client.begin((tx) => migrateWithin(tx, first?.tag));
  await client`insert into subscribers (email, source) values ('ann@example.com', 'newsletter')`;
  await client`
    insert into consent_changes (about_id, change, how, sentence)
    select id, 'confirmed', 'link', 'I agree' from subscribers`;
  await client.begin((tx) => migrateWithin(tx));
  const rows = await client`
    select email, source, change, how, sentence from consent_changes
    join subscribers on subscribers.id = about_id`;
  expect([...rows]).toEqual([
    {
      email: "ann@example.com",
      source: "newsletter",
      change: "confirmed",
      how: "link",
      sentence: "I agree",
    },
  ]);
  await client.end();
});

test("lines of the ledger cannot be changed", async () => {
  const client = postgres(await newEmptyPostgresDatabase(), { max: 1, onnotice: () => {} });
  await client.begin((tx) => migrateWithin(tx));
  await client`insert into subscribers (email, source) values ('ann@example.com', 'newsletter')`;
  await client`
    insert into consent_changes (about_id, change, how) select id, 'confirmed', 'link' from subscribers`;
  const change = client`update consent_changes set how = 'form'`;
  expect(await change.catch((error: { code: string }) => error.code)).toBe("23001");
  await client.end();
});

test("every migration has a descriptive name", () => {
  expect(
    names.filter(
      (name) => !/^\d{4}_(initial|(add|drop|delete|rename|change)_[a-z_]+)\.sql$/.test(name),
    ),
  ).toEqual([]);
});
