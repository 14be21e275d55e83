import type { Database } from "../../db/connection/client";
import type { Log } from "../log";
import { causeOf } from "./log-events";

const WATCH_MS = 5_000;

/** Logs when the database stops answering, with the cause, and when it answers again. */
export function watchDatabase(
  { opened, ping }: Pick<Database, "opened" | "ping">,
  log: Log,
  isStopping: () => boolean,
  everyMs = WATCH_MS,
): void {
  let isUp = true;
  const check = async () => {
    const error = await ping().then(
      () => undefined,
      (reason: unknown) => reason ?? new Error("no reason"),
    );
    if (isStopping()) return;
    if ((error === undefined) !== isUp) {
      isUp = error === undefined;
      if (isUp) log.event("info", "database answers again");
      else log.event("warn", "database does not answer", { error: causeOf(error) });
    }
    setTimeout(() => void check(), everyMs).unref();
  };
  opened.then(check, () => {});
}
