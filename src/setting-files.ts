import { readFileSync } from "node:fs";

/** What libpq reads. With PGHOST, they are the server of DATABASE_URL while that is not set. */
const LIBPQ = ["PGHOST", "PGPORT", "PGDATABASE", "PGUSER", "PGPASSWORD", "PGSSLMODE"] as const;

/** Environment variables by name. */
export type Source = Record<string, string | undefined>;

/** Reads the settings that are in files, such as SMTP_URL of SMTP_URL_FILE. Problems name variables, never values. */
export function readSettingFiles(
  source: Source,
  names: readonly string[],
): { given: Source; problems: string[] } {
  const given = { ...source };
  const problems: string[] = [];
  for (const name of [...names, ...LIBPQ]) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) problems.push(`${name} and ${name}_FILE are both set: keep one`);
    try {
      given[name] = readFileSync(file, "utf8").trimEnd();
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      problems.push(`${name}_FILE must be a file that this user can read (${code})`);
    }
  }
  return { given, problems };
}

/** DATABASE_URL, or the address that libpq's variables say. */
export function databaseUrlOf(given: Source): string | undefined {
  const { DATABASE_URL, PGHOST } = given;
  if (DATABASE_URL || !PGHOST) return DATABASE_URL;
  const [host, port, database, user, password, sslmode] = LIBPQ.map((name) =>
    encodeURIComponent(given[name] ?? ""),
  );
  const at = `${user}${password && `:${password}`}${user && "@"}${host}${port && `:${port}`}`;
  return `postgres://${at}/${database}${sslmode && `?sslmode=${sslmode}`}`;
}
