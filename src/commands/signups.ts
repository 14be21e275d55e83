import { recordAct } from "../../db/admin/audit";
import { eraseAccounts, erasePerson } from "../../db/forms/erase";
import {
  countEntries,
  countEntriesBy,
  LISTS,
  readEntries,
  STATES,
  type Entry,
  type Grouping,
} from "../../db/forms/entries";
import { ORIGIN_KEYS } from "../../db/schema/origin";
import { aboutOf } from "../admin/sealed";
import { escapeJson, printable } from "../plain-text";
import type { Queries } from "../../db/connection/pool";
import { csvHeader, entryLine } from "../forms/csv";
import { isEmailAddress, normalizeAddress } from "../mail/email-address";
import type { Environment } from "../env";
import { readSecret } from "../secrets/secret";
import { placeOf } from "./cli/place";
import { recordErasure } from "./cli/record-erasure";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";
import { parseCommandArgs } from "./cli/parse-args";
import { readFilter } from "./cli/filter";
import { release } from "./cli/release";

const USAGE = `signups list                prints entries in the order they came
signups export [--json]     the same as CSV, or as JSON lines
signups stats               counts them by list and state
signups stats --by KEY      counts them by list and campaign, feature or week
signups release ID …        accepts held entries and sends their mail; list --state held shows the ids
signups release --all       all held entries, or only those the filters below select
signups erase EMAIL         removes all that an address has sent, and its account
list, export and release --all take --list ${LISTS.join("|")}, --source TEXT, --since 2026-11-01,
--until 2026-12-01T09:00, in UTC; list and export also --state ${STATES.join("|")}`;

const text = { type: "string" } as const;
const options = {
  list: text,
  state: text,
  source: text,
  since: text,
  until: text,
  json: { type: "boolean" },
  all: { type: "boolean" },
  by: text,
} as const;

/** Lists, exports, releases and erases submissions. In the container: `bun .build/signups.js …`. */
async function main(argv: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommandArgs(argv, options, USAGE);
  const { json = false, all = false, ...chosen } = values;
  const { by, ...filter } = readFilter(chosen);
  const [subcommand = "", ...named] = positionals;
  const isAlone = named.length === 0;
  const isReady = {
    list: isAlone,
    export: isAlone,
    stats: isAlone,
    erase: named.length === 1,
    release: isAlone === all,
  };
  if (!isReady[subcommand as keyof typeof isReady] || (by !== undefined && subcommand !== "stats"))
    throw new Error(USAGE);
  const email = subcommand === "erase" ? readAddress(named.join()) : "";
  const { env, db } = await context.queries();
  if (subcommand === "erase") await erase(db, env, email);
  else if (subcommand === "stats")
    console.table(by ? await countBy(db, by) : await countEntries(db));
  else if (subcommand === "release") return reportReleased(await release(db, all ? filter : named));
  else {
    if (subcommand === "export") await recordAct(db, "exported entries");
    const format = subcommand === "list" ? asLine : json ? asJson : entryLine;
    if (format === entryLine) process.stdout.write(csvHeader);
    let count = 0;
    for await (const entry of readEntries((read) => read(db), filter)) {
      count++;
      await print(format(entry));
    }
    if (count === 0) console.error(`No entries match in ${placeOf(env)}.`);
  }
  return 0;
}

async function countBy(db: Queries, by: Grouping) {
  const rows = await countEntriesBy(db, by);
  // Visitors may have typed the key.
  return rows.map(({ key, list, count }) => ({ [by]: printable(key), list, count }));
}

/** The address as forms store it. */
function readAddress(word: string): string {
  const email = normalizeAddress(word);
  if (isEmailAddress(email)) return email;
  throw new Error(`"${word}" is not an email address, as in: signups erase ann@example.com`);
}

const asJson = (entry: Entry) => `${escapeJson(JSON.stringify(entry))}\n`;
function asLine(entry: Entry): string {
  const { id, createdAt, list, state, email, source, topic, origin, heldFor } = entry;
  const cells = [`${createdAt.slice(0, 19)}Z`, list, state, email, source ?? topic ?? ""];
  if (heldFor !== null) cells.push(heldFor, id);
  for (const key of ORIGIN_KEYS) if (origin?.[key]) cells.push(`${key}=${origin[key]}`);
  return `${cells.map(printable).join("\t")}\n`;
}

/** Waits for slow readers, so that a long export is never entirely in memory. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(line)) await new Promise((go) => process.stdout.once("drain", go));
}

/** The journal comes last: once the database knows of the erasure, its entries are not stored again. */
async function erase(db: Queries, env: Environment, email: string): Promise<void> {
  const secret = readSecret(env.AUTH_SECRET, env.DATA_DIR, console.error);
  const { count, mark, accounts } = await db.transaction(async (tx) => {
    await recordAct(tx, "erased a person", undefined, [aboutOf(secret, email)]);
    return { ...(await erasePerson(tx, email)), accounts: await eraseAccounts(tx, email) };
  });
  await recordErasure(env, [mark, ...accounts], email);
  if (count > 0) console.log(`Removed entries of ${email}: ${count}`);
  if (accounts.length > 0) console.log(`Removed accounts of ${email}: ${accounts.length}`);
  if (count + accounts.length === 0)
    console.error(`No entry or account found for ${email}. Check the spelling in signups list.`);
}

/** Returns 1 if something is not held, for scripts. */
function reportReleased({ released, missing }: { released: number; missing: number }): number {
  console.log(`Released: ${released}`);
  if (missing === 0) return 0;
  console.error(`Not held: ${missing}. See signups list --state held.`);
  return 1;
}

// A reader that closes early, such as `head`, is fine; a full disk is not.
process.stdout.on("error", (error: Error & { code?: string }) => {
  if (error.code === "EPIPE") process.exit(0);
  process.stderr.write(`Could not write all of the output: ${error.message}\n`);
  process.exit(1);
});
await runOperatorCommand(USAGE, main);
