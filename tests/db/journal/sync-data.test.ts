import { expect, test } from "bun:test";
import { closeSync, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { openJournal } from "../../../db/journal/journal";
import { syncData } from "../../../db/journal/sync-data";
import { signUpOf } from "../../support/database/journal-files";
import { tempFolder } from "../../support/temp";

test("entries are durable while all threads of Bun's pool are taken", async () => {
  const folder = tempFolder();
  const pipe = join(folder, "pipe");
  await Bun.$`mkfifo ${pipe}`;
  // Opening a pipe takes a thread until somebody writes to it.
  const openings = Array.from({ length: 2 * navigator.hardwareConcurrency }, () => open(pipe));
  const isOpen = Promise.race(openings);
  await openJournal({ folder, replaysAfterReboot: true }).append([signUpOf("ann")]);
  expect(Bun.peek.status(isOpen)).toBe("pending");
  const writer = openSync(pipe, "r+");
  for (const opening of openings) await (await opening).close();
  closeSync(writer);
}, 120_000);

test("a file that cannot be synced is an error with its code", async () => {
  const file = openSync("/dev/null", "r");
  expect(await syncData(file).catch((error: unknown) => error)).toMatchObject({ code: "EINVAL" });
  closeSync(file);
  expect(await syncData(file).catch((error: unknown) => error)).toMatchObject({ code: "EBADF" });
});

test("a process that may sync ends by itself, whether it did or not", async () => {
  const folder = tempFolder();
  for (const append of ["", "await journal.append([{ row: {} }]);"]) {
    const code = `import { openJournal } from "./db/journal/journal";
      const journal = openJournal({ folder: ${JSON.stringify(folder)}, replaysAfterReboot: true });
      ${append}`;
    const child = Bun.spawn([process.execPath, "-e", code], { stdio: ["ignore", "pipe", "pipe"] });
    const errors = await new Response(child.stderr).text();
    expect({ code: await child.exited, errors }).toEqual({ code: 0, errors: "" });
  }
}, 120_000);
