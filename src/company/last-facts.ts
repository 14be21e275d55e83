import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFacts } from "../../db/company/facts";
import type { Queries } from "../../db/connection/pool";
import { type FactChange, isFact, setOperator } from "../../views/content/operator";

const fileIn = (dataFolder: string) => join(dataFolder, "company-facts.json");

/** Shows the facts that the database had when the site last ran: pages are served before it is open. */
export function showLastFacts(dataFolder: string): void {
  try {
    setOperator(JSON.parse(readFileSync(fileIn(dataFolder), "utf8")) as FactChange[]);
  } catch {
    // The first start.
  }
}

/** Shows the facts of the database. Facts that an older version does not know are left out. */
export async function showStoredFacts(db: Queries): Promise<readonly FactChange[]> {
  const rows = await listFacts(db);
  const changes = rows.flatMap(({ name, value, at }) =>
    isFact(name) ? [{ name, value, at }] : [],
  );
  setOperator(changes);
  return changes;
}

/** Remembers facts for the next start, if the disk lets it. */
export function rememberFacts(dataFolder: string, changes: readonly FactChange[]): void {
  const file = fileIn(dataFolder);
  try {
    writeFileSync(`${file}.new`, JSON.stringify(changes), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // A read-only or full disk; the database has them.
  }
}
