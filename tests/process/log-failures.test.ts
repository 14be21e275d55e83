import { expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { createLog } from "../../src/log";
import { logDurableWritesEvent } from "../../src/process/log-events";
import { watchDatabase } from "../../src/process/watch-database";
import { waitFor } from "../support/mail/mail";

function record() {
  let text = "";
  const log = createLog({ write: (lines) => void (text += lines), flush: () => {} });
  const lines = () => {
    log.flush();
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { log, lines };
}

test("times in the log are ISO 8601", () => {
  const { log, lines } = record();
  log.event("info", "one");
  log.request({ id: "1", method: "GET", route: "/", status: 200, ms: 1 });
  for (const { time } of lines()) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
});

test("failures are logged with their cause, without addresses", () => {
  const { log, lines } = record();
  const onEvent = logDurableWritesEvent(log);
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  for (const error of [
    full,
    new DatabaseUnavailable(full),
    new Error("no place for <a@b.example>"),
  ])
    onEvent({ kind: "journal failed", error });
  expect(lines().map(({ error }) => error)).toEqual([
    "Error ENOSPC",
    "Error ENOSPC",
    "Error: no place for <…>",
  ]);
});

test("a database that is lost and found again is logged as two events, with the cause", async () => {
  const { log, lines } = record();
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  let isDown = true;
  const ping = () =>
    isDown ? Promise.reject(new DatabaseUnavailable(refused)) : Promise.resolve();
  let isOver = false;
  watchDatabase({ opened: Promise.resolve(), ping }, log, () => isOver, 1);
  await waitFor(() => lines().length === 1);
  isDown = false;
  await waitFor(() => lines().length === 2);
  isOver = true;
  expect(lines().map(({ event, error }) => [event, error])).toEqual([
    ["database does not answer", "Error ECONNREFUSED"],
    ["database answers again", undefined],
  ]);
});
