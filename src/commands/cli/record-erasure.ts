import type { ErasureMark } from "../../../db/forms/erase";
import { eraseFromJournal } from "../../../db/journal/erase-from-journal";
import { addSegment, journalFolder } from "../../../db/journal/segments";
import type { Environment } from "../../env";

/**
 * Applies an erasure to this machine's journal: removes what the address sent and, because the embedded database does
 * not sync, saves the marks.
 */
export async function recordErasure(
  env: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
  marks: readonly ErasureMark[],
  email?: string,
): Promise<void> {
  const folder = journalFolder(env.DATA_DIR);
  if (env.DATABASE_URL === undefined && marks.length > 0)
    await addSegment(
      folder,
      marks.map((row) => ({ kind: "erasure", row })),
    );
  if (email !== undefined) await eraseFromJournal(folder, email);
}
