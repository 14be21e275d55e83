import type postgres from "postgres";

/** A Postgres server, or the embedded one's unix socket. */
export type Target =
  | {
      url: string;
      /** A pooler that refuses settings of its own for a session. */ isPooled?: boolean;
    }
  | { path: string };

/** The site's own settings for its sessions, whatever the server, the database or the role set. */
const SETTINGS = { DateStyle: "ISO", TimeZone: "UTC" };

/** PgBouncer refuses these at the start of a session (`unsupported startup parameter`), so they are only checked there. */
const SETTINGS_WITHOUT_POOLER = {
  default_transaction_isolation: "read committed",
  synchronous_commit: "on",
  // Compiling queries and starting workers takes longer than our queries: 80 ms to find people by a word instead of 14.
  jit: "off",
  max_parallel_workers_per_gather: "0",
};

/** The oldest supported version of PostgreSQL. */
const OLDEST_VERSION = 14;

/** Settings to send at the start of a session. The embedded database needs none. */
export function settingsFor(target: Target): Record<string, string> {
  if ("path" in target) return {};
  return target.isPooled ? SETTINGS : { ...SETTINGS, ...SETTINGS_WITHOUT_POOLER };
}

/** Returns whether a pooler refused a setting of `settingsFor`. */
export function isSettingRefused(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/i.test(error.message);
}

/** The database cannot be used as it is. The message says why and what to do, and is safe to log. */
export class DatabaseUnfit extends Error {
  override readonly name = "DatabaseUnfit";
}

type Session = {
  version: string;
  encoding: string;
  role: string;
  schema: string | null;
  isReadOnly: boolean;
  isStandby: boolean;
  settings: Record<string, string>;
};

/** Throws `DatabaseUnfit` if a session of this server cannot work for the site. */
export async function checkSession(sql: postgres.ISql): Promise<{ role: string; schema: string }> {
  const [row] = await sql<Session[]>`
    select current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      quote_ident(current_user) as role, quote_ident(current_schema()) as schema,
      current_setting('transaction_read_only')::bool as "isReadOnly",
      pg_is_in_recovery() as "isStandby",
      (select jsonb_object_agg(name, current_setting(name)) from unnest(string_to_array(
        ${Object.keys(EXPECTED).join(" ")}::text, ' ')) name) as settings`;
  if (row === undefined) throw new Error("The server did not answer.");
  const { version, encoding, role, schema, settings } = row;
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    throw new DatabaseUnfit(
      `The server is PostgreSQL ${version}. The site needs ${OLDEST_VERSION} or newer.`,
    );
  if (encoding !== "UTF8")
    throw new DatabaseUnfit(
      `The database's encoding is ${encoding}, which cannot store all names. Create one with: create database NAME encoding 'UTF8' template template0;`,
    );
  if (row.isReadOnly)
    throw new DatabaseUnfit(
      row.isStandby
        ? "The server is a standby, which is read-only. Connect to the primary, or promote this one."
        : "The database's sessions are read-only (default_transaction_read_only).",
    );
  for (const [name, isRight] of Object.entries(EXPECTED)) {
    const value = settings[name] ?? "";
    if (!isRight.test(value))
      throw new DatabaseUnfit(
        `${name} is '${value}', and the pooler does not let the site change it. Run: alter role ${role} set ${name} = '${ALL_SETTINGS[name]}'; then restart the pooler.`,
      );
  }
  if (schema === null)
    throw new DatabaseUnfit(
      `No schema of the search path exists or is usable. Grant one with: grant usage, create on schema public to ${role};`,
    );
  return { role, schema };
}

const ALL_SETTINGS: Record<string, string> = { ...SETTINGS, ...SETTINGS_WITHOUT_POOLER };

/** What each setting must be. `synchronous_commit` may be any value that waits for the server's own disk. */
const EXPECTED = {
  DateStyle: /^ISO/,
  TimeZone: /^(Etc\/)?(UTC|GMT)$/,
  default_transaction_isolation: /^read committed$/,
  synchronous_commit: /^(?!off)/,
};
