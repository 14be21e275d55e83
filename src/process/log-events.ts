import type { DatabaseEvent } from "../../db/connection/client";
import { unwrapped } from "../../db/connection/database-unavailable";
import { DatabaseUnfit } from "../../db/connection/session-settings";
import { FolderInUse } from "../../db/embedded/folder-lock";
import type { JournalNotice } from "../../db/journal/journal";
import type { DurableWritesEvent } from "../../db/journal/durable-writes";
import type { Log } from "../log";
import { withoutAddresses } from "../mail/dead-status";

/** Logs database events. Driver messages may contain addresses, so only names and codes of errors are logged. */
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
    } else if (event.kind === "prepared-statements-off") {
      log.event(
        "warn",
        "a pooler lost a prepared statement: going on without them; add ?prepare=false to DATABASE_URL",
        { error: causeOf(event.error) },
      );
    } else if (event.kind === "parameters-ignored") {
      log.event("info", "parameters of DATABASE_URL without effect here", {
        names: event.names.join(", "),
      });
    } else {
      log.event("warn", "database not open", {
        error: causeOf(event.error),
        cure: cureOf(event.error),
        path: pathOf(event.error),
        retryInMs: Math.round(event.retryInMs),
      });
    }
  };
}

/** Logs failed sweeps. */
export const logSweeps = (log: Log) => ({
  onFailure: (error: unknown) => log.event("error", "sweep failed", { error: causeOf(error) }),
});

/** Logs submissions that had to wait in the journal, their replay, and what happened to its files. */
export function logDurableWritesEvent(
  log: Log,
): (event: DurableWritesEvent | JournalNotice) => void {
  return (event) => {
    if (isNotice(event)) {
      const { kind, ...fields } = event;
      return log.event(kind === "tail cut" ? "warn" : "error", `journal ${kind}`, fields);
    }
    if (event.kind === "refused")
      log.event("error", "submission refused by the database", { code: event.code });
    else if (event.kind === "journal failed")
      log.event("error", "journal failed", { error: causeOf(event.error) });
    else log.event("warn", `submissions ${event.kind}`, { count: event.count });
  };
}

function isNotice(event: DurableWritesEvent | JournalNotice): event is JournalNotice {
  return ["set aside", "replaced", "tail cut", "deleted on a full disk"].includes(event.kind);
}

/** What the operator can do. Other messages may contain data. */
function cureOf(error: unknown): string | undefined {
  const isSafe = error instanceof FolderInUse || error instanceof DatabaseUnfit;
  return isSafe ? error.message : undefined;
}

/** The path in a system error, which the operator chose. */
function pathOf(error: unknown): string | undefined {
  const isSystems = error instanceof Error && "syscall" in error && "path" in error;
  return isSystems ? String(error.path) : undefined;
}

/** Names the cause of an error for the log: its code or, without one, its message without addresses. */
export function causeOf(reason: unknown): string {
  const error = unwrapped(reason);
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error) return `${error.name} ${String(error.code)}`;
  if (error.cause instanceof Error) return causeOf(error.cause);
  return `${error.name}: ${withoutAddresses(error.message)}`;
}

/** Logs warnings of the runtime, such as one of a leak of listeners, instead of Bun's listener, which prints text. */
export function logWarnings(log: Log): void {
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) =>
    log.event("warn", "process warning", { name, message }),
  );
}
