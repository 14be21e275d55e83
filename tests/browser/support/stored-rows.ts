import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "@playwright/test";

type Row = {
  email: string;
  source: string;
  consentText: string | null;
  privacyVersion: string | null;
};

const root = join(import.meta.dir, "../../..");

/** Returns the sign-ups of an address, ignoring case. */
export function storedRows(email: string): Promise<Row[]> {
  return ask(
    `json_build_object(
      'email', email, 'source', source, 'consentText', consent_text, 'privacyVersion', privacy_version
    ) order by source`,
    "subscribers",
    email,
  );
}

/** Returns whether the only sign-up of an address is confirmed and unsubscribed. */
export async function consentOf(email: string): Promise<object | undefined> {
  const columns = "'confirmed', confirmed_at is not null, 'left', unsubscribed_at is not null";
  const [state] = await ask<object>(`json_build_object(${columns})`, "subscribers", email);
  return state;
}

/** Returns the requests of an address for beta invitations. */
export function storedEntries(email: string): Promise<object[]> {
  const columns = "'company', company, 'source', source";
  return ask(`json_build_object(${columns}) order by source`, "waitlist_entries", email);
}

/** Returns the messages from an address, oldest first. */
export function storedMessages(email: string): Promise<object[]> {
  const columns = "'name', name, 'company', company, 'topic', topic, 'message', message";
  return ask(`json_build_object(${columns}) order by created_at`, "contact_messages", email);
}

/** Returns the origins of the messages or requests of an address. */
export function storedOrigins(
  email: string,
  table: "contact_messages" | "waitlist_entries" = "contact_messages",
): Promise<object[]> {
  return ask("origin order by created_at", table, email);
}

/** Returns the tables that contain these addresses, once for each row. */
export function placesOf(...emails: string[]): Promise<string[]> {
  const tables = ["contact_messages", "held_submissions", "subscribers", "waitlist_entries"];
  const rows = tables.map((table) => `select '${table}' as place, email from ${table}`);
  return ask("place order by place", `(${rows.join(" union all ")}) stored`, ...emails);
}

/** Returns the number of rows that contain an address. */
export async function allStoredOf(email: string): Promise<number> {
  const columns = {
    subscribers: "email",
    waitlist_entries: "email",
    contact_messages: "email",
    held_submissions: "email",
    outbox: "recipient",
  };
  const tables = Object.entries(columns).map(
    ([table, column]) => `select ${column} as email from ${table}`,
  );
  const rows = await ask("1", `(${tables.join(" union all ")}) stored`, email);
  return rows.length;
}

/** Returns whether the journal of the site without a database contains an address. */
export function isInJournal(email: string): boolean {
  const folder = join(process.env["SITE_ON_JOURNAL_DATA"] ?? "", "journal");
  return readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(email));
}

/** Runs the operator's query command while the site runs. */
async function ask<Answer>(columns: string, table: string, ...emails: string[]): Promise<Answer[]> {
  const wanted = emails.map((email) => `lower('${email}')`);
  const statement = `
    select coalesce(json_agg(${columns})::text, '[]') as rows
    from ${table} where lower(email) in (${wanted.join()})`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["src/commands/db.ts", statement],
    {
      cwd: root,
      env: { ...process.env, ...siteDatabase() },
    },
  );
  return JSON.parse(/\[.*\]/.exec(stdout)?.[0] ?? stdout) as Answer[];
}

/** Returns the database settings of the site under test, which depend on the project. */
export function siteDatabase(): Record<string, string | undefined> {
  if (test.info().project.name !== "postgres") return { DATA_DIR: process.env["SITE_DATA"] };
  const file = process.env["SITE_POSTGRES_URL_FILE"] ?? "";
  return { DATABASE_URL: readFileSync(file, "utf8") };
}
