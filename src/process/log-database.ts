import type { DatabaseEvent } from "../../db/connection/client";
import { FolderInUse } from "../../db/embedded/folder-lock";
import type { JournalNotice } from "../../db/journal/file/journal-recovery";
import type { DurableWritesEvent } from "../../db/journal/durable-writes";
import type { RetentionReport } from "../../db/retention/sweep-term";
import type { Log } from "../log";

/** Writes what befalls the database as log lines. Drivers put addresses into their messages: of others' errors only names and codes are logged. */
export function logDatabaseEvent(log: Log): (event: DatabaseEvent) => void {
  return (event) => {
    if (event.kind === "open") {
      log.event("info", "database open", { embedded: event.isEmbedded, ms: Math.round(event.ms) });
    } else if (event.kind === "lost") {
      log.event("warn", "database lost", { reason: event.reason });
    } else if (event.kind === "files-failed") {
      log.event("error", "database cannot use its files, opening it again", { code: event.code });
    } else if (event.kind === "migration-awaited") {
      log.event("info", "waiting for another process that migrates the database");
    } else {
      log.event("warn", "database not open", {
        error: describeError(event.error),
        cure: event.error instanceof FolderInUse ? event.error.message : undefined,
        path: pathOf(event.error),
        retryInMs: Math.round(event.retryInMs),
      });
    }
  };
}

/** Tells what a new term of retention will delete, and what kept a sweep from its work. */
export const logSweeps = (log: Log) => ({
  onFailure: (error: unknown) =>
    log.event("error", "sweep failed", { error: describeError(error) }),
  onReport: (report: RetentionReport) => log.event("warn", "retention will delete", report),
});

/**
 * Tells how many submissions had to wait on this machine's disk for the database, when they were replayed, and what
 * happened to the files there.
 */
export function logDurableWritesEvent(
  log: Log,
): (event: DurableWritesEvent | JournalNotice) => void {
  return (event) => {
    if (isNotice(event)) {
      const { kind, ...fields } = event;
      return log.event("error", `journal ${kind}`, fields);
    }
    if (event.kind === "refused")
      log.event("error", "submission refused by the database", { code: event.code });
    else if (event.kind === "journal failed")
      log.event("error", "journal failed", { error: describeError(event.error) });
    else log.event("warn", `submissions ${event.kind}`, { count: event.count });
  };
}

function isNotice(event: DurableWritesEvent | JournalNotice): event is JournalNotice {
  return ["set aside", "replaced", "deleted on a full disk"].includes(event.kind);
}

/** The file or folder that the system refused, which the operator named. */
function pathOf(error: unknown): string | undefined {
  const isSystems = error instanceof Error && "syscall" in error && "path" in error;
  return isSystems ? String(error.path) : undefined;
}

/** Names what went wrong, in words that hold no data. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? `${error.name} ${String(error.code)}` : error.name;
}
