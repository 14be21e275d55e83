import { expect, test } from "bun:test";
import { join } from "node:path";
import { within } from "../../db/connection/deadline";
import { createLog } from "../../src/log";
import { logWarnings } from "../../src/process/log-events";
import { waitFor } from "../support/mail/mail";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;

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

test(
  "everything that a server prints is a line of JSON, also warnings in the database's thread",
  async () => {
    const preload = join(import.meta.dir, "../support/site/warn-in-worker.ts");
    const child = Bun.spawn(
      [process.execPath, "--preload", preload, ".build/server.js", "--unannounced"],
      {
        env: { ...process.env, PORT: "0", DATA_DIR: tempFolder(), DATABASE_URL: "" },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let output = "";
    for await (const bytes of child.stdout) {
      output += new TextDecoder().decode(bytes);
      if (output.includes("in a worker")) child.kill("SIGTERM");
    }
    expect(await new Response(child.stderr).text()).toBe("");
    const lines = output.trimEnd().split("\n");
    const warnings = lines
      .map((line) => JSON.parse(line) as { event: string; message: string })
      .filter(({ event }) => event === "process warning");
    expect(warnings.map(({ message }) => message)).toEqual(["in the main thread", "in a worker"]);
  },
  LONG_MS,
);
