import { readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { endpoints } from "../../src/paths";
import { startPostgres } from "../support/database/postgres";
import type { startSmtp } from "../support/mail/smtp";
import { tempFolder } from "../support/temp";
import { fillAccounts, fillForms } from "./fill-release";
import { openRelease, type Site } from "./release-site";
import type { Statement } from "./fixture";

const LOGGING = [
  "logging_collector=on",
  "log_destination=jsonlog",
  "log_filename=all.log",
  "log_rotation_size=0",
  "log_statement=all",
  "log_parameter_max_length=-1",
];
const COMMANDS = [
  ["signups-command", "list"],
  ["signups-command", "export", "--json"],
  ["signups-command", "stats"],
  ["signups-command", "release", "--all"],
  ["mail-command", "list"],
  ["admin", "list"],
  ["admin", "rotate-keys"],
  ["admin", "disable", "cal@example.com"],
];

/** Every distinct statement that a release sends to PostgreSQL, in order, with its first values. */
export async function recordStatements(
  release: string,
  smtp: Awaited<ReturnType<typeof startSmtp>>,
): Promise<Statement[]> {
  const server = await startPostgres(LOGGING);
  const client = postgres(server.url, { max: 1 });
  const [{ data_directory: folder } = { data_directory: "" }] = await client<
    { data_directory: string }[]
  >`show data_directory`;
  await client.end();
  smtp.arrived.length = 0;
  const settings = { DATA_DIR: tempFolder(), AUTH_SIGNUP: "open", DATABASE_URL: server.url };
  const { start, operate } = openRelease(release, settings);
  const site = await start({ SMTP_URL: smtp.url, METRICS_TOKEN: "a token of tests" });
  const around = { arrived: smtp.arrived, operate };
  const mailed = await fillForms(site, around);
  await visit(site, mailed.preferences, await fillAccounts(site, around));
  for (const words of COMMANDS) await operate(...words);
  await site.stop();
  const log = readFileSync(join(folder, "log", "all.json"), "utf8");
  await server.stop();
  return readLog(log);
}

/** Makes the other requests of people and programs. */
async function visit(
  site: Site,
  preferences: string,
  accounts: Awaited<ReturnType<typeof fillAccounts>>,
) {
  const { access_token: token } = await site.auth<{ access_token: string }>(
    "/token?grant_type=refresh_token",
    { refresh_token: accounts.refreshTokens.plain },
  );
  for (const path of [endpoints.session, `${endpoints.auth}/user`]) await site.get(path, token);
  await site.get(endpoints.metrics, "a token of tests");
  for (const path of ["/preferences", endpoints.preferencesData, endpoints.preferencesErase])
    await site.get(`${path}?token=${preferences}`);
  await site.form("/preferences", { token: preferences, change: "leave-all" });
  await site.auth("/recover", { email: "ada@example.com" });
  await site.auth("/logout?scope=others", {}, token);
}

type Line = { message?: string; detail?: string };

function readLog(log: string): Statement[] {
  const found = new Map<string, Statement>();
  for (const line of log.split("\n").filter(Boolean)) {
    const { message = "", detail = "" } = JSON.parse(line) as Line;
    const sql = /^(?:execute [^:]+|statement): (.*)$/s.exec(message)?.[1]?.trim();
    if (sql === undefined || found.has(sql) || !isOwn(sql)) continue;
    found.set(sql, { sql, values: readValues(detail) });
  }
  return [...found.values()];
}

/** Returns whether a statement is the site's, not a migration's or the driver's. */
const isOwn = (sql: string) =>
  /^(with|select|insert|update|delete)\b/.test(sql) && !/pg_catalog|__drizzle_migrations/.test(sql);

/** `parameters: $1 = 'it''s', $2 = NULL` */
function readValues(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, text]) => text?.replaceAll("''", "'") ?? null,
  );
}
