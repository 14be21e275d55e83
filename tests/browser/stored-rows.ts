import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "@playwright/test";

type Row = {
  email: string;
  source: string;
  consentText: string | null;
  privacyVersion: string | null;
};

const root = join(import.meta.dir, "../..");

/** The rows of an address, in any letter case, as the operator's command reads them beside the running site. */
export async function storedRows(email: string): Promise<Row[]> {
  const statement = `
    select coalesce(json_agg(json_build_object(
      'email', email, 'source', source, 'consentText', consent_text, 'privacyVersion', privacy_version
    ) order by source)::text, '[]') as rows
    from subscribers where lower(email) = lower('${email}')`;
  const { stdout } = await promisify(execFile)(process.execPath, ["db/shell.ts", statement], {
    cwd: root,
    env: { ...process.env, ...database() },
  });
  return JSON.parse(/\[.*\]/.exec(stdout)?.[0] ?? stdout) as Row[];
}

/** Where the site under test keeps its rows: the project's name says which one that is. */
function database(): Record<string, string | undefined> {
  if (test.info().project.name !== "postgres") return { DATA_DIR: process.env["SITE_DATA"] };
  const file = process.env["SITE_POSTGRES_URL_FILE"] ?? "";
  return { DATABASE_URL: readFileSync(file, "utf8") };
}
