import { isDamage } from "./file/journal-damage";
import type { Batch, JournalFile } from "./file/journal-file";
import {
  codeOf,
  followFiles,
  openOrRecover,
  recover,
  type JournalNotice,
  type OpenJournal,
} from "./file/journal-recovery";
import { identify } from "./file/journal-sqlite";
import { redact } from "./redact";

export type JournalCommand =
  | { kind: "open" }
  | { kind: "append"; body: string }
  | { kind: "pending"; most: number }
  | { kind: "ack"; numbers: number[] }
  | { kind: "erase"; email: string }
  | { kind: "latest" }
  | { kind: "prune" }
  | { kind: "close" };

export type ExecutorOptions = {
  path: string;
  /** The database does not sync its commits: after a restart of the machine everything is replayed again. */
  requeuesAll: boolean;
  keepMs: number;
  onNotice: (notice: JournalNotice) => void;
};

/**
 * Runs commands on the journal's file and handles its failures: a damaged file is set aside, a deleted or replaced one is
 * recreated, and a fully replayed one that cannot be marked because the disk is full is deleted.
 */
export function createJournalExecutor({ path, requeuesAll, keepMs, onNotice }: ExecutorOptions) {
  let open: OpenJournal | undefined;
  /** The numbers that `pending` returned; in another file the same numbers are other batches. */
  const handedOut = new Set<number>();

  return (command: JournalCommand): Batch[] => {
    if (command.kind === "close") {
      open?.file.close();
      open = undefined;
      return [];
    }
    try {
      return run(command);
    } catch (error) {
      if (!isDamage(error)) throw error;
      replaceDamaged(codeOf(error));
      return run(command);
    }
  };

  function run(command: JournalCommand): Batch[] {
    if (command.kind === "append") {
      (open?.file ?? current()).append(command.body);
      // Recovers the batch if the file had been deleted.
      current();
      return [];
    }
    const file = current();
    if (command.kind === "ack") ack(file, command.numbers);
    if (command.kind === "prune") file.prune(keepMs);
    if (command.kind === "erase") file.rewrite((body) => redact(body, command.email));
    if (command.kind === "latest") return file.latest();
    return command.kind === "pending" ? pending(file, command.most) : [];
  }

  function current(): JournalFile {
    const next = open ? followFiles(path, open, onNotice) : openAnew();
    if (next !== open) handedOut.clear();
    open = next;
    return next.file;
  }

  function openAnew(): OpenJournal {
    const file = openOrRecover(path, onNotice);
    // Set before pruning, which may find damage.
    open = { file, files: identify(path) };
    handedOut.clear();
    try {
      file.prune(keepMs);
      if (requeuesAll) file.requeueAfterRestart();
    } catch (error) {
      if (isDamage(error)) throw error;
      file.close();
      open = undefined;
      throw error;
    }
    return open;
  }

  function replaceDamaged(reason: string) {
    const damaged = open?.file;
    const file = recover(path, reason, onNotice, damaged?.rows());
    damaged?.close();
    handedOut.clear();
    open = { file, files: identify(path) };
  }

  function pending(file: JournalFile, most: number): Batch[] {
    const batches = file.pending(most);
    for (const { number } of batches) handedOut.add(number);
    return batches;
  }

  /** Deletes the file if marks cannot be written, unless everything may have to be replayed again. */
  function ack(file: JournalFile, numbers: number[]) {
    file.ack(numbers.filter((number) => handedOut.delete(number)));
    if (requeuesAll || !file.deleteIfAcked()) return;
    file.close();
    open = undefined;
    onNotice({ kind: "deleted on a full disk" });
  }
}
