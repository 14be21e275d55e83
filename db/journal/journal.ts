import { extname, join } from "node:path";
import { privateFolder } from "../embedded/private-folder";
import { isJournalThere } from "./file/journal-damage";
import { JOURNAL_FILE, type Batch } from "./file/journal-file";
import type { JournalNotice } from "./file/journal-recovery";
import type { JournalRequest, JournalReply } from "./journal-worker";
import { terms } from "../schema/retention";

/**
 * A write-ahead journal on this machine's disk, for outages of the database. The first call starts its thread, and
 * restarts it if it died.
 */
export type Journal = {
  /** Resolves once the batch is synced to disk; rejects if it cannot be, as on a full disk. */
  append: (body: string) => Promise<void>;
  pending: (most: number) => Promise<Batch[]>;
  ack: (numbers: number[]) => Promise<void>;
  /** The latest batch, replayed or not, if there is one. */
  latest: () => Promise<Batch[]>;
  /** Erases what an address has sent, replayed or not. */
  erase: (email: string) => Promise<void>;
  /** Deletes batches that were replayed a week ago. */
  prune: () => Promise<void>;
  /** Returns whether an earlier run left a journal, without opening it. */
  isThere: () => boolean;
  close: () => Promise<void>;
};

type JournalOptions = {
  folder: string;
  /** The database does not sync its commits: after a restart of the machine everything is replayed again. */
  requeuesAll: boolean;
  /** Called when its files were damaged, replaced or deleted. */
  onNotice?: ((notice: JournalNotice) => void) | undefined;
};

/** How long replayed batches are kept. */
const KEEP_MS = terms.journal.amount * 24 * 60 * 60 * 1000;

type Message = JournalRequest extends infer One
  ? One extends JournalRequest
    ? Omit<One, "id">
    : never
  : never;

export function openJournal({ folder, requeuesAll, onNotice = () => {} }: JournalOptions): Journal {
  let thread: Promise<JournalThread> | undefined;

  function current(): Promise<JournalThread> {
    if (thread) return thread;
    const starting = startThread(onEnd);
    starting.catch(onEnd);
    thread = starting;
    return starting;

    function onEnd() {
      if (thread === starting) thread = undefined;
    }
  }

  async function startThread(onEnd: () => void) {
    const path = join(privateFolder(folder), JOURNAL_FILE);
    const started = createThread(onEnd, onNotice);
    const options = { path, requeuesAll, keepMs: KEEP_MS };
    try {
      await started.ask({ kind: "start", options });
      await started.ask({ kind: "open" });
    } catch (error) {
      started.end();
      throw error;
    }
    return started;
  }

  return {
    append: async (body) => void (await (await current()).ask({ kind: "append", body })),
    pending: async (most) => (await current()).ask({ kind: "pending", most }),
    ack: async (numbers) => void (await (await current()).ask({ kind: "ack", numbers })),
    latest: async () => (await current()).ask({ kind: "latest" }),
    erase: async (email) => void (await (await current()).ask({ kind: "erase", email })),
    prune: async () => void (await (await current()).ask({ kind: "prune" })),
    isThere: () => isJournalThere(join(folder, JOURNAL_FILE)),
    async close() {
      const open = await thread?.catch(() => undefined);
      thread = undefined;
      await open?.ask({ kind: "close" }).catch(() => []);
      open?.end();
    },
  };
}

type JournalThread = { ask: (message: Message) => Promise<Batch[]>; end: () => void };

/** The thread's file is next to this one with the same extension, as for the database. */
const WORKER_FILE = join(import.meta.dir, `journal-worker${extname(import.meta.path)}`);

function createThread(onEnd: () => void, onNotice: (notice: JournalNotice) => void): JournalThread {
  const worker = new Worker(WORKER_FILE);
  const asked = new Map<number, PromiseWithResolvers<Batch[]>>();
  let count = 0;
  const fail = (reason: string) => {
    for (const { reject } of asked.values()) reject(new Error(reason));
    asked.clear();
    onEnd();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<JournalReply>) => {
    if (data.id === undefined) return onNotice(data.notice);
    const answer = asked.get(data.id);
    asked.delete(data.id);
    if (data.failure === undefined) answer?.resolve(data.batches);
    else answer?.reject(journalError(data.failure));
  });
  worker.addEventListener("error", ({ message }) => fail(message));
  worker.addEventListener("close", () => fail("The journal's thread ended."));
  return {
    ask(message) {
      const answer = Promise.withResolvers<Batch[]>();
      const id = count++;
      asked.set(id, answer);
      worker.postMessage({ ...message, id });
      return answer.promise;
    },
    end: () => worker.terminate(),
  };
}

/** Adds a code, which is safe to log. */
function journalError({ message, code }: { message: string; code: string | undefined }): Error {
  return Object.assign(new Error(message), code !== undefined && { code });
}
