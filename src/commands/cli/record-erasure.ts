import { join } from "node:path";
import type { ErasureMark } from "../../../db/forms/erase";
import { isJournalThere } from "../../../db/journal/file/journal-damage";
import { JOURNAL_FILE } from "../../../db/journal/file/journal-file";
import { openOrRecover } from "../../../db/journal/file/journal-recovery";
import type { JournalEntry } from "../../../db/journal/journal-entry";
import { redact } from "../../../db/journal/redact";
import { describeNotice } from "../../process/describe-notice";
import type { Environment } from "../../env";

/**
 * Applies an erasure to this machine's journal: removes what the address sent and, because the embedded database does
 * not sync, saves the marks.
 */
export function recordErasure(
  env: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
  marks: readonly ErasureMark[],
  email?: string,
): void {
  const path = join(env.DATA_DIR, JOURNAL_FILE);
  const isEmbedded = env.DATABASE_URL === undefined;
  if (!isEmbedded && !isJournalThere(path)) return;
  const journal = openOrRecover(path, (notice) =>
    process.stderr.write(`${describeNotice(notice)}\n`),
  );
  const entries = marks.map((row): JournalEntry => ({ kind: "erasure", row }));
  if (isEmbedded) journal.append(JSON.stringify(entries));
  if (email !== undefined) journal.rewrite((body) => redact(body, email));
  journal.close();
}
