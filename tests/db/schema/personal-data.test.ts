import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "bun:test";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { openDatabase, type Database } from "../../../db/connection/client";
import { PgDialect } from "drizzle-orm/pg-core";
import { allEntries } from "../../../db/forms/entries";
import { dataTables, listPersonalData } from "../../../db/schema/personal-data/personal-data";
import { terms } from "../../../db/schema/retention";
import { newPostgresDatabase, OPENING_MS } from "../../support/database/databases";
import { tempFolder } from "../../support/temp";

let database: Database;
beforeAll(async () => {
  database = openDatabase({ url: await newPostgresDatabase(), dataFolder: tempFolder() });
  await database.opened;
}, OPENING_MS);

const ask = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  database.run(async (db) => [...(await db.execute<Row>(query))]);

/** All columns created by the migrations, as `table.column`. */
const columnsMade = async () =>
  (
    await ask<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name <> '__drizzle_migrations'`)
  ).map(({ name }) => name);

const columnsTold = dataTables.flatMap(({ table, columns }) => {
  const own = getTableColumns(table);
  return Object.keys(columns).map((key) => `${getTableName(table)}.${own[key]?.name}`);
});

describe("the table of personal data", () => {
  test("states for every column whether it is about a person", async () => {
    expect((await columnsMade()).toSorted()).toEqual(columnsTold.toSorted());
    await ask(sql`alter table subscribers add column phone text`);
    const told = new Set(columnsTold);
    expect((await columnsMade()).filter((name) => !told.has(name))).toEqual(["subscribers.phone"]);
    await ask(sql`alter table subscribers drop column phone`);
  });

  test("describes each for the privacy policy", () => {
    const all = listPersonalData();
    expect(all.length).toBeGreaterThan(90);
    for (const { table, column, data, purpose, basis, kept, recipients } of all) {
      const line = `${table}.${column}: ${data}. ${purpose}. ${basis}. ${kept}.`;
      expect(line).toMatch(/^[a-z_.]+: [A-Z].+\. To .+\. .+\(GDPR Art\. .+\)\. .+\.$/);
      expect(recipients).toContain("The company that hosts this site");
    }
    const retained = new Set(all.map(({ kept }) => kept));
    // Terms of tables without other personal data.
    const others = ["unconfirmedSignUp", "unconfirmedAccount", "journal", "installation"];
    for (const [term, { kept }] of Object.entries(terms))
      if (!others.includes(term)) expect(retained).toContain(kept);
  });

  test("links a person to every table, except those with only hashes", async () => {
    const unreachable = dataTables
      .filter(({ columns }) => Object.values(columns).some((told) => !("notPersonal" in told)))
      .filter(({ ids, links = [], otherAccount }) => !ids && !otherAccount && links.length === 0)
      .map(({ table }) => getTableName(table));
    expect(unreachable).toEqual(["erasures", "rate_limits"]);
    const cascades = await ask<{ name: string; isIndexed: boolean }>(sql`
      select conrelid::regclass || '.' || attname as name, exists (
        select from pg_index where indrelid = conrelid and indkey[0] = attnum) as "isIndexed"
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confdeltype = 'c'`);
    // Without an index, deleting a row scans every table that refers to it.
    expect(cascades.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
    const parents = dataTables.flatMap(({ table, links = [] }) =>
      links.flatMap(({ by, column }) =>
        by === "parent" ? [`${getTableName(table)}.${column.name}`] : [],
      ),
    );
    expect(cascades.map(({ name }) => name)).toEqual(expect.arrayContaining(parents));
  });

  test("includes every table of the forms that the entry list reads", () => {
    const text = new PgDialect().sqlToQuery(allEntries).sql;
    const read = [...text.matchAll(/from "(\w+)"/g)].map(([, name = ""]) => name);
    const stored = dataTables.flatMap(({ ids, table }) =>
      ids?.of === "entry" ? [getTableName(table)] : [],
    );
    expect(read.toSorted()).toEqual(stored.toSorted());
  });

  test("matches the README on retention", () => {
    const readme = readFileSync("db/README.md", "utf8");
    const [, after = ""] = readme.split("\n## Personal data\n");
    const rows = [...(after.split("\n## ")[0]?.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm) ?? [])];
    const told = rows.slice(2).map(([, what, kept]) => ({ what, kept }));
    expect(told).toEqual(Object.values(terms).map(({ what, kept }) => ({ what, kept })));
  });
});
