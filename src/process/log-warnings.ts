import type { Log } from "../log";

/** Logs warnings of the runtime, such as one of a leak of listeners. */
export function logWarnings(log: Log): void {
  process.on("warning", ({ name, message }) =>
    log.event("warn", "process warning", { name, message }),
  );
}
