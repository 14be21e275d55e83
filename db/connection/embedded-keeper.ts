import { fileFailure } from "./database-unavailable";
import { openEmbedded, type Embedded } from "../embedded/embedded";
import type { Target } from "./pool";

/** Where opening anew does not help, as with a failing disk, it is not done more often. */
const REOPENING_PAUSE_MS = 10_000;

type EmbeddedEvents = {
  /** It does not answer any more; `open` opens it anew. */
  onDeath: () => void;
  /** It cannot use its own files and is ended, for this SQLSTATE. */
  onFilesFailed: (code: string) => void;
};

/** Opens the embedded database of a folder when it is asked for: one thread serves many pools, until it dies. */
export function keepEmbedded(folder: string, { onDeath, onFilesFailed }: EmbeddedEvents) {
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
     * Ends the thread where an error says that it lost track of its files: after descriptors ran out, PGlite finds files
     * that it does not expect, and fails until it is opened anew.
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
