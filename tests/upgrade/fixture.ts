import { Database } from "bun:sqlite";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { tempFolder } from "../support/temp";

/** A statement that a site sent to PostgreSQL, with its values as text. */
export type Statement = { sql: string; values: (string | null)[] };

/** Facts about the stored data of a release, made by `make-release.ts`; see its README.md. */
const FIXTURE = join(import.meta.dir, "79d34e1");

type Facts = {
  madeAt: string;
  /** Tokens that the release mailed, and some that last a century. */
  mailed: Record<"confirmAnn" | "leaveAnn" | "leaveDora" | "preferences", string>;
  lasting: Record<"confirm" | "unsubscribe" | "preferences" | "leaveAll", string>;
  password: string;
  factor: { id: string; secret: string };
  refreshTokens: { plain: string; raised: string };
  confirmBea: string;
  openCal: string;
};

export const facts = JSON.parse(readFileSync(join(FIXTURE, "facts.json"), "utf8")) as Facts;

export const backupFile = join(FIXTURE, "genie.backup");

export const statements = readFileSync(join(FIXTURE, "statements.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Statement);

/** The rows of a backup as JSON, by table name. */
export function backupRows(): Map<string, Record<string, unknown>[]> {
  const lines = new TextDecoder()
    .decode(Bun.gunzipSync(readFileSync(backupFile)))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  // The first line is the header, the last marks the end.
  const tables = new Map<string, Record<string, unknown>[]>();
  let rows: Record<string, unknown>[] = [];
  for (const line of lines.slice(1, -1)) {
    if (typeof line["table"] === "string" && "rows" in line) tables.set(line["table"], (rows = []));
    else rows.push(line);
  }
  return tables;
}

/** Unpacks the release's data folder. */
export async function unpackFolder(): Promise<string> {
  const folder = tempFolder();
  const packed = await Bun.file(join(FIXTURE, "data.tar.zst")).bytes();
  await new Bun.Archive(Bun.zstdDecompressSync(packed)).extract(folder);
  return folder;
}

/**
 * The same with all times moved forward, as if the release had been stopped just now, so that nothing has expired since the
 * fixture was made.
 */
export async function unpackAsOfNow(): Promise<string> {
  const folder = await unpackFolder();
  const ageMs = Date.now() - Date.parse(facts.madeAt);
  const db = await PGlite.create(join(folder, "postgres"));
  const { rows } = await db.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'`,
  );
  // The ledger's trigger forbids changes.
  await db.exec("set session_replication_role = replica");
  for (const { table, column } of rows)
    await db.query(`update ${table} set ${column} = ${column} + make_interval(secs => $1)`, [
      ageMs / 1000,
    ]);
  await db.close();
  makeYounger(join(folder, "journal.sqlite"), ageMs);
  return folder;
}

function makeYounger(journal: string, ageMs: number) {
  const file = new Database(journal, { readwrite: true });
  const change = file.prepare("update batches set body = ? where number = ?");
  for (const { number, body } of file
    .query<{ number: number; body: string }, []>("select number, body from batches")
    .all())
    change.run(
      body.replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, (time) =>
        JSON.stringify(new Date(Date.parse(JSON.parse(time) as string) + ageMs)),
      ),
      number,
    );
  file.close();
}
