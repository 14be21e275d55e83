import { readFileSync } from "node:fs";

/** libpq's variables, and what they are in an address. With PGHOST, they stand for DATABASE_URL while that is not set. */
const LIBPQ = {
  PGHOST: "host",
  PGPORT: "port",
  PGDATABASE: "dbname",
  PGUSER: "user",
  PGPASSWORD: "password",
  PGSSLMODE: "sslmode",
  PGSSLROOTCERT: "sslrootcert",
};

/** Environment variables by name. */
export type Source = Record<string, string | undefined>;

/** Reads the settings that are in files, such as SMTP_URL of SMTP_URL_FILE. Problems name variables, never values. */
export function readSettingFiles(
  source: Source,
  names: readonly string[],
): { given: Source; problems: string[] } {
  const given = { ...source };
  const problems: string[] = [];
  for (const name of [...names, ...Object.keys(LIBPQ)]) {
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
  if (given["PGPORT"] && !/^[\d,]+$/.test(given["PGPORT"]))
    problems.push("PGPORT must be the number of a port");
  return { given, problems };
}

/** DATABASE_URL, or the address that libpq's variables say. */
export function databaseUrlOf(given: Source): string | undefined {
  const { DATABASE_URL, PGHOST } = given;
  if (DATABASE_URL || !PGHOST) return DATABASE_URL;
  const parameters = Object.entries(LIBPQ).flatMap(([name, parameter]) =>
    given[name] ? [`${parameter}=${encodeURIComponent(given[name])}`] : [],
  );
  return `postgres:///?${parameters.join("&")}`;
}
