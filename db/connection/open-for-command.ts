import type { Target } from "./session-settings";
import { openEmbedded } from "../embedded/embedded";
import { FolderInUse } from "../embedded/folder-lock";
import { privateFolder } from "../embedded/private-folder";
import { migrateDatabase } from "./migrate";
import { socketPath } from "../embedded/socket-path";

/**
 * Opens the database for an operator's command: the server of `url`, or the embedded one through the running site or,
 * if none runs, directly. `close` releases it.
 */
export async function openForCommand(
  url: string | undefined,
  folder: string,
  { isMigrating = true }: { isMigrating?: boolean } = {},
): Promise<{ target: Target; close: () => Promise<void> }> {
  if (url) {
    const target = await migrateDatabase({ url }, { isMigrating, onWait: printWaiting });
    return { target, close: () => Promise.resolve() };
  }
  try {
    const embedded = await openEmbedded(folder);
    if (isMigrating) await migrateDatabase(embedded);
    return { target: embedded, close: () => embedded.close() };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return { target: { path: socketPath(privateFolder(folder)) }, close: () => Promise.resolve() };
  }
}

function printWaiting() {
  process.stderr.write("Waiting for another process that migrates the database.\n");
}
