import { afterAll, beforeAll, expect, test } from "bun:test";
import { addUser } from "../../db/auth/users";
import { openForCommand } from "../../db/connection/open-for-command";
import { createPool } from "../../db/connection/pool";
import { endpoints } from "../../src/paths";
import { hashPassword } from "../../src/auth/passwords/passwords";
import { newDataFolder } from "../support/database/data-folder";
import { copyWithTraces } from "../support/site/executed-files";

const MAX_FORM_FILES = 50;
const MAX_SIGN_IN_FILES = 28;

/** Each is repeated, because work in the background runs files too. */
const ROUNDS = 3;
const account = { email: "ann@example.com", password: "correct horse battery staple" };

const trace = copyWithTraces();
let child: Bun.Subprocess<"ignore", "pipe", "inherit">;
let address = "";

beforeAll(async () => {
  const DATA_DIR = await newDataFolder();
  child = Bun.spawn([process.execPath, "--preload", "./src/site.ts", "src/server.ts"], {
    cwd: trace.folder,
    env: { ...process.env, NODE_ENV: "production", PORT: "0", DATA_DIR },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let log = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    log += text;
    if (log.includes('"event":"database open"')) break;
  }
  address = `http://127.0.0.1:${/"port":(\d+)/.exec(log)?.[1]}`;
  const { target, close } = await openForCommand(undefined, DATA_DIR, { isMigrating: false });
  const pool = createPool(target, 1);
  const passwordHash = await hashPassword(account.password);
  const user = { email: account.email, passwordHash, isConfirmed: true } as const;
  await addUser(pool.queries, user);
  await pool.end({ graceMs: 0 });
  await close();
}, 120_000);

afterAll(() => child.kill());

/** Returns the files of which a function runs in every round, once warm. */
async function filesOf(send: () => Promise<Response>): Promise<string[]> {
  const rounds: Set<string>[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    trace.clear();
    const response = await send();
    const files = new Set(trace.read());
    expect(response.ok).toBe(true);
    if (round > 0) rounds.push(files);
  }
  const [first = new Set(), ...others] = rounds;
  return [...first].filter((file) => others.every((files) => files.has(file)));
}

test(`a form executes at most ${MAX_FORM_FILES} files until it is stored durably`, async () => {
  let count = 0;
  const body = () => JSON.stringify({ email: `ann-${count++}@example.com`, consent: true });
  const headers = { "content-type": "application/json" };
  const files = await filesOf(() =>
    fetch(address + endpoints.newsletter, { method: "POST", headers, body: body() }),
  );
  expect(files).toContain("src/forms/newsletter.tsx");
  expect(files).toContain("db/journal/segments.ts");
  expect(files.length).toBeLessThanOrEqual(MAX_FORM_FILES);
}, 120_000);

test(`a password sign-in executes at most ${MAX_SIGN_IN_FILES} files`, async () => {
  const headers = { "content-type": "application/json" };
  const files = await filesOf(() =>
    fetch(`${address}${endpoints.auth}/token?grant_type=password`, {
      method: "POST",
      headers,
      body: JSON.stringify(account),
    }),
  );
  expect(files).toContain("src/auth/routes/token.ts");
  expect(files).toContain("db/embedded/wire-server.ts");
  expect(files.length).toBeLessThanOrEqual(MAX_SIGN_IN_FILES);
}, 120_000);
