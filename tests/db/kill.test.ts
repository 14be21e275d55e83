import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { listSubscribers } from "../../db/subscribers";
import { startPostgres, type Postgres } from "../support/postgres";
import { openSafekeeping, until } from "../support/safekeeping";
import { tempFolder } from "../support/temp";

/** `bun run faults` asks for many. */
const ROUNDS = Number(process.env["FAULT_ROUNDS"] ?? 2);
const ANSWERS = 200;
const LONG_MS = 30_000 + ROUNDS * 15_000;

let server: Postgres;
beforeAll(async () => (server = await startPostgres()), LONG_MS);
afterAll(() => server.stop(), LONG_MS);

/** Lets a process keep submissions until so many were safe, kills it, and answers those. */
async function killAmong(args: string[], whenHalf = async () => {}): Promise<string[]> {
  const script = join(import.meta.dir, "../support/keep-forever.ts");
  const child = Bun.spawn([process.execPath, script, ...args], {
    stdout: "pipe",
    stderr: "inherit",
  });
  let text = "";
  let isHalf = false;
  for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const count = text.split("\n").length;
    if (count > ANSWERS / 2 && !isHalf) {
      isHalf = true;
      await whenHalf();
    }
    if (count > ANSWERS) child.kill("SIGKILL");
  }
  await child.exited;
  return text.split("\n").slice(0, -1);
}

/** Opens what is left, waits for the deliveries, and counts: every success has its row, and no address has two. */
async function expectAll(safe: string[], options: { url?: string; folder: string }) {
  const { database, journal, close } = openSafekeeping(options);
  const has = (rows: { email: string }[]) => {
    const stored = new Set(rows.map(({ email }) => email));
    return safe.every((email) => stored.has(email));
  };
  const rows = await until(database, listSubscribers, has);
  while ((await journal.pending(1)).length > 0) await Bun.sleep(20);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(rows.length);
  await close();
}

test(
  "kill -9 among submissions on the embedded database loses none that was safe",
  async () => {
    const folder = tempFolder();
    const safe: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      safe.push(...(await killAmong([folder])));
      await expectAll(safe, { folder });
    }
    expect(safe.length).toBeGreaterThanOrEqual(ROUNDS * ANSWERS);
  },
  LONG_MS,
);

test(
  "kill -9 while the server is frozen, and again while it is back, loses none that was safe",
  async () => {
    const folder = tempFolder();
    const safe: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      try {
        safe.push(...(await killAmong([folder, server.url], async () => server.pause())));
      } finally {
        server.resume();
      }
      safe.push(...(await killAmong([folder, server.url])));
      await expectAll(safe, { url: server.url, folder });
    }
    expect(safe.length).toBeGreaterThanOrEqual(2 * ROUNDS * ANSWERS);
  },
  LONG_MS,
);
