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

export type JournalOrder =
  | { kind: "open" }
  | { kind: "append"; body: string }
  | { kind: "pending"; most: number }
  | { kind: "ack"; numbers: number[] }
  | { kind: "erase"; email: string }
  | { kind: "latest" }
  | { kind: "prune" }
  | { kind: "close" };

export type HolderOptions = {
  path: string;
  /** The database does not sync what it commits: after a restart of the machine everything in it is replayed again. */
  requeuesAll: boolean;
  keepMs: number;
  onNotice: (notice: JournalNotice) => void;
};

/**
 * Carries out orders on a journal's file, whatever happens to that: a damaged one is set aside, one that was deleted or
 * replaced is written anew, and one that cannot be marked as replayed, since the disk is full, is deleted.
 */
export function holdJournal({ path, requeuesAll, keepMs, onNotice }: HolderOptions) {
  let open: OpenJournal | undefined;
  /** What `pending` answered: in another file the same number means another batch. */
  const handedOut = new Set<number>();

  return (order: JournalOrder): Batch[] => {
    if (order.kind === "close") {
      open?.file.close();
      open = undefined;
      return [];
    }
    try {
      return carryOut(order);
    } catch (error) {
      if (!isDamage(error)) throw error;
      // No form need be refused for it.
      replaceDamaged(codeOf(error));
      return carryOut(order);
    }
  };

  function carryOut(order: JournalOrder): Batch[] {
    if (order.kind === "append") {
      (open?.file ?? current()).append(order.body);
      // Also what was written to a file that had been deleted.
      current();
      return [];
    }
    const file = current();
    if (order.kind === "ack") ack(file, order.numbers);
    if (order.kind === "prune") file.prune(keepMs);
    if (order.kind === "erase") file.rewrite((body) => redact(body, order.email));
    if (order.kind === "latest") return file.latest();
    return order.kind === "pending" ? pending(file, order.most) : [];
  }

  function current(): JournalFile {
    const next = open ? followFiles(path, open, onNotice) : openAnew();
    if (next !== open) handedOut.clear();
    open = next;
    return next.file;
  }

  function openAnew(): OpenJournal {
    const file = openOrRecover(path, onNotice);
    // Known before it is found to be damaged.
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

  /** A database that does not sync may need what it was given once more. */
  function ack(file: JournalFile, numbers: number[]) {
    file.ack(numbers.filter((number) => handedOut.delete(number)));
    if (requeuesAll || !file.deleteIfAcked()) return;
    file.close();
    open = undefined;
    onNotice({ kind: "deleted on a full disk" });
  }
}
