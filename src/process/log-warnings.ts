import type { Log } from "../log";

/** Logs warnings of the runtime, such as one of a leak of listeners, instead of Bun's listener, which prints text. */
export function logWarnings(log: Log): void {
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) =>
    log.event("warn", "process warning", { name, message }),
  );
}
