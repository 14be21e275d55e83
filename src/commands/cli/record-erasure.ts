import type { ErasureMark } from "../../../db/forms/erase";
import { openJournal } from "../../../db/journal/journal";
import type { Environment } from "../../env";

/**
 * Applies an erasure to this machine's journal: removes what the address sent and, because the embedded database does
 * not sync, saves the marks, in a file beside that of a running site.
 */
export async function recordErasure(
  { DATA_DIR: folder, DATABASE_URL }: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
  marks: readonly ErasureMark[],
  email?: string,
): Promise<void> {
  const isEmbedded = DATABASE_URL === undefined;
  const journal = openJournal({ folder, replaysAfterReboot: isEmbedded });
  if (isEmbedded && marks.length > 0)
    await journal.append(marks.map((row) => ({ kind: "erasure", row })));
  if (email !== undefined) await journal.erase(email);
  await journal.close();
}
