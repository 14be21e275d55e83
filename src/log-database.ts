import type { DatabaseEvent } from "../db/client";
import type { SafekeepingEvent } from "../db/safekeeping";
import type { Log } from "./log";

/** Writes what befalls the database as log lines. Drivers put addresses into their messages: only names and codes are logged. */
export function logDatabaseEvent(log: Log): (event: DatabaseEvent) => void {
  return (event) => {
    if (event.kind === "open") {
      log.event("info", "database open", { embedded: event.isEmbedded, ms: Math.round(event.ms) });
    } else if (event.kind === "lost") {
      log.event("warn", "database lost", { reason: event.reason });
    } else {
      log.event("warn", "database not open", {
        error: describeError(event.error),
        retryInMs: Math.round(event.retryInMs),
      });
    }
  };
}

/** Tells how many submissions had to wait on this machine's disk for the database, and when they were delivered. */
export function logSafekeepingEvent(log: Log): (event: SafekeepingEvent) => void {
  return (event) => {
    if (event.kind === "undeliverable")
      log.event("error", "submission refused by the database", { code: event.code });
    else log.event("warn", `submissions ${event.kind}`, { count: event.count });
  };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? `${error.name} ${String(error.code)}` : error.name;
}
