import type { Database, DatabaseEvent } from "../../db/connection/client";
import type { Log } from "../log";
import { causeOf } from "./log-events";

const WATCH_MS = 5_000;
const OPENING_MS = 2_000;

/**
 * Logs the database's events and, until it is open or could not be opened, that it is still being opened: creating one
 * takes some seconds on a small machine.
 */
export function logOpening(
  logEvent: (event: DatabaseEvent) => void,
  log: Log,
  everyMs = OPENING_MS,
): (event: DatabaseEvent) => void {
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    log.event("info", "still opening the database", { seconds });
  }, everyMs).unref();
  return (event) => {
    if (event.kind === "open" || event.kind === "open-failed") clearInterval(timer);
    logEvent(event);
  };
}

/**
 * Logs when the database stops answering, with the cause, and when it answers again. Returns since when it has not
 * answered; undefined while it does.
 */
export function watchDatabase(
  { opened, ping }: Pick<Database, "opened" | "ping">,
  log: Log,
  isStopping: () => boolean,
  everyMs = WATCH_MS,
): () => Date | undefined {
  let downSince: Date | undefined;
  const check = async () => {
    const error = await ping().then(
      () => undefined,
      (reason: unknown) => reason ?? new Error("no reason"),
    );
    if (isStopping()) return;
    const isUp = error === undefined;
    if (isUp !== (downSince === undefined)) {
      downSince = isUp ? undefined : new Date();
      if (isUp) log.event("info", "database answers again");
      else log.event("warn", "database does not answer", { error: causeOf(error) });
    }
    setTimeout(() => void check(), everyMs).unref();
  };
  opened.then(check, () => {});
  return () => downSince;
}
