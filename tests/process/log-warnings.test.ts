import { expect, test } from "bun:test";
import { within } from "../../db/connection/deadline";
import { createLog } from "../../src/log";
import { logWarnings } from "../../src/process/log-events";
import { waitFor } from "../support/mail/mail";

test("warnings of the runtime are lines of the log, and a deadline that has passed causes none", async () => {
  let lines = "";
  const log = createLog({ write: (text) => (lines += text), flush: () => {} });
  logWarnings(log);
  const late = within(-5, new Promise(() => {}));
  expect(await late.catch(String)).toContain("DeadlineExceeded");
  process.emitWarning("11 listeners were added", "MaxListenersExceededWarning");
  await waitFor(() => {
    log.flush();
    return lines !== "";
  });
  const { time, ...line } = JSON.parse(lines);
  expect(Date.parse(time)).not.toBeNaN();
  expect(line).toEqual({
    level: "warn",
    event: "process warning",
    name: "MaxListenersExceededWarning",
    message: "11 listeners were added",
  });
});
