import type postgres from "postgres";
import { describeError } from "../../db/connection/describe-error";
import { escapeJson, printable } from "../plain-text";
import { openForCommand } from "../../db/connection/open-for-command";
import { connect } from "../../db/connection/pool";
import type { Target } from "../../db/connection/session-settings";
import { readEnvironment } from "../env";
import { waitUntilOpen } from "./cli/run-command";

const USAGE = 'Say what to ask, as in: bun run db "select * from subscribers"';

/**
 * Prints the result of an SQL statement: `bun run db "select count(*) from subscribers"`. Uses the server of
 * DATABASE_URL or the embedded database of DATA_DIR, through the running site or, if none runs, directly.
 */
async function main(statement: string | undefined): Promise<number> {
  if (statement === "--help" || statement === "-h") {
    console.log(USAGE);
    return 0;
  }
  if (!statement?.trim()) {
    console.error(USAGE);
    return 2;
  }
  let close = async () => {};
  try {
    const { DATABASE_URL, DATA_DIR } = readEnvironment();
    const reached = await openForCommand(DATABASE_URL, DATA_DIR);
    close = reached.close;
    await waitUntilOpen(reached.target);
    await print(reached.target, statement);
    return 0;
  } catch (error) {
    console.error(describeError(error, { isOurs: false }));
    return 1;
  } finally {
    await close();
  }
}

async function print(target: Target, statement: string) {
  const client = connect(target, 1);
  try {
    const answer = await client.unsafe(statement);
    // Several statements return a list of results, which has no `command`.
    const answers = answer.command ? [answer] : (answer as Iterable<typeof answer>);
    for (const rows of answers) {
      const names = rows.columns?.map(({ name }) => name) ?? [];
      if (names.length > 0) console.table(Array.from(rows, printableRow), names);
      console.log([rows.command, rows.count].filter((part) => part !== null).join(" "));
    }
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Visitors typed these values; control characters must not reach the terminal. */
function printableRow(row: postgres.Row): Record<string, unknown> {
  const clean = (value: unknown) => {
    if (typeof value === "string") return printable(value);
    const isJson = typeof value === "object" && value !== null && !(value instanceof Date);
    return isJson ? escapeJson(JSON.stringify(value)) : value;
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, clean(value)]));
}

process.exitCode = await main(process.argv[2]);
