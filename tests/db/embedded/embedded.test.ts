import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { openDatabase } from "../../../db/connection/client";
import type { DatabaseEvent } from "../../../db/connection/client";
import { openEmbedded } from "../../../db/embedded/embedded";
import { addSubscribers } from "../../../db/forms/subscribers";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";
import { recordWorkers } from "../../support/record-workers";

const ann = { email: "ann@example.com", source: "home" };
const SLOW_MS = 120_000;

/** Starts another process that stores sign-ups in the folder. */
const signUpForever = (folder: string) =>
  Bun.spawn(
    [process.execPath, join(import.meta.dir, "../../support/database/sign-up-forever.ts"), folder],
    {
      stdout: "pipe",
      stderr: "pipe",
    },
  );

test(
  "kill -9 during sign-ups loses none that got a response, and the next start works",
  async () => {
    const folder = tempFolder();
    const child = signUpForever(folder);
    let text = "";
    for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.split("\n").length > 300) child.kill("SIGKILL");
    }
    await child.exited;
    const answered = text.split("\n").slice(0, -1);
    const database = openDatabase({ dataFolder: folder, deadlineMs: SLOW_MS });
    const stored = new Set((await database.run(listSubscribers)).map(({ email }) => email));
    await database.close();
    expect(answered.length).toBeGreaterThanOrEqual(300);
    expect(answered.filter((email) => !stored.has(email))).toEqual([]);
  },
  SLOW_MS,
);

test(
  "a kill between creating and writing Postgres' lock file does not block the next start",
  async () => {
    const folder = tempFolder();
    await (await openEmbedded(folder)).close();
    writeFileSync(join(folder, "postgres", "postmaster.pid"), "");
    await (await openEmbedded(folder)).close();
  },
  SLOW_MS,
);

test(
  "a second process on a folder is refused with its name, and works when the first has ended",
  async () => {
    const folder = tempFolder();
    const embedded = await openEmbedded(folder);
    const child = signUpForever(folder);
    const [refusal] = await Array.fromAsync(
      first(child.stderr.pipeThrough(new TextDecoderStream())),
    );
    expect(refusal).toContain(
      `FolderInUse: The data folder ${folder} is in use by another process (pid ${process.pid}).`,
    );
    await embedded.close();
    const [signUp] = await Array.fromAsync(
      first(child.stdout.pipeThrough(new TextDecoderStream())),
    );
    expect(signUp).toContain("@example.com");
    child.kill("SIGKILL");
    await child.exited;
  },
  SLOW_MS,
);

test(
  "the database is reopened with all rows when its thread dies",
  async () => {
    const { workers, stop } = recordWorkers();
    const events: DatabaseEvent["kind"][] = [];
    const database = openDatabase({
      dataFolder: tempFolder(),
      deadlineMs: SLOW_MS,
      onEvent: ({ kind }) => events.push(kind),
    });
    await database.run((db) => addSubscribers(db, [ann]));
    workers[0]?.terminate();
    while (database.isReady()) await Bun.sleep(1);
    expect(await database.run(listSubscribers)).toMatchObject([ann]);
    await database.close();
    stop();
    expect(events).toEqual(["open", "lost", "open"]);
    expect(workers).toHaveLength(2);
  },
  SLOW_MS,
);

test(
  "the data folder is private, and leftovers of killed starts are deleted",
  async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, "postgres.unfinished-abc"));
    writeFileSync(join(folder, ".s.PGSQL.5432"), "left by a process that was killed");
    const embedded = await openEmbedded(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
    expect(statSync(embedded.path).isSocket()).toBe(true);
    expect(statSync(embedded.path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "postgres")).mode & 0o777).toBe(0o700);
    await embedded.close();
    expect(existsSync(embedded.path)).toBe(false);
  },
  SLOW_MS,
);

test(
  "a folder whose path is too long for a socket works",
  async () => {
    const embedded = await openEmbedded(join(tempFolder(), "long".repeat(25), "data"));
    expect(Buffer.byteLength(embedded.path)).toBeLessThanOrEqual(103);
    const client = postgres({
      path: embedded.path,
      user: "postgres",
      database: "postgres",
      max: 1,
    });
    expect([...(await client`select 1 as n`)]).toEqual([{ n: 1 }]);
    await client.end();
    await embedded.close();
    rmdirSync(dirname(embedded.path));
  },
  SLOW_MS,
);

async function* first<T>(items: AsyncIterable<T>) {
  for await (const item of items) {
    yield item;
    return;
  }
}
