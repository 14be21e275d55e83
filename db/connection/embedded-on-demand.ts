import type { Target } from "./session-settings";
import { fileFailure } from "./database-unavailable";
import { openEmbedded, type Embedded } from "../embedded/embedded";

/** Minimum time between reopenings, for when they do not help, as with a failing disk. */
const REOPENING_PAUSE_MS = 10_000;

type EmbeddedEvents = {
  /** The database has died; `open` reopens it. */
  onDeath: () => void;
  /** The database cannot use its files and is closed, with this SQLSTATE. */
  onFilesFailed: (code: string) => void;
};

/** Opens a folder's embedded database on demand. One thread serves all pools until it dies. */
export function openEmbeddedOnDemand(folder: string, { onDeath, onFilesFailed }: EmbeddedEvents) {
  let embedded: Embedded | undefined;
  let endedAt = -Infinity;
  return {
    async open(): Promise<Target> {
      if (embedded) return embedded;
      const thread = await openEmbedded(folder);
      embedded = thread;
      void thread.died.then(() => {
        embedded = undefined;
        onDeath();
      });
      return thread;
    },
    /**
     * Ends the thread when an error shows that PGlite has lost track of its files, as after running out of
     * descriptors: it fails until reopened.
     */
    endIfBroken(error: unknown): void {
      const code = fileFailure(error);
      if (!embedded || !code || performance.now() - endedAt < REOPENING_PAUSE_MS) return;
      endedAt = performance.now();
      onFilesFailed(code);
      embedded.kill();
    },
    close: async () => embedded?.close(),
  };
}
