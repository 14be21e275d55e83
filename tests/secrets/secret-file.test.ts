import { expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSecretFile } from "../../src/secrets/secret-file";
import { readOrCreateSecret, secretFrom } from "../../src/secrets/secret";
import { runProgram } from "../support/run-bun";
import { tempFolder } from "../support/temp";

const TOGETHER = 8;
const STARTING_MS = 1_500;
const LONG_MS = 120_000;

const broken = {
  "no byte": "",
  "a few letters": "Zm9v",
  "NULs, as a power cut leaves them": "\0".repeat(43),
};

const fileOf = (folder: string) => join(folder, "auth-secret");
const markOf = (secret: { sign: (purpose: string, text: string) => Buffer }) =>
  secret.sign("mark", "test").toString("hex");

/** Starts processes that read the secret at the same time. Returns what each signs with it. */
async function askTogether(folder: string): Promise<string[]> {
  const script = `
    const { readSecret } = await import("./src/secrets/secret.ts");
    while (Date.now() < ${Date.now() + STARTING_MS});
    const secret = readSecret(undefined, ${JSON.stringify(folder)}, () => {});
    console.log(secret.sign("mark", "test").toString("hex"));`;
  const asking = Array.from({ length: TOGETHER }, () =>
    runProgram(process.execPath, ["-e", script]),
  );
  return (await Promise.all(asking)).map(({ output }) => output);
}

test(
  "processes that start at once on an empty folder share one complete secret",
  async () => {
    const folder = tempFolder();
    const marks = await askTogether(folder);
    const kept = readFileSync(fileOf(folder), "utf8");
    expect(kept).toMatch(/^[\w-]{43}$/);
    expect(marks).toEqual(Array(TOGETHER).fill(markOf(secretFrom(kept))));
    expect(statSync(fileOf(folder)).mode & 0o777).toBe(0o600);
  },
  LONG_MS,
);

test(
  "processes that start at once on a truncated secret share one complete secret",
  async () => {
    const folder = tempFolder();
    writeFileSync(fileOf(folder), "");
    const marks = await askTogether(folder);
    const kept = readFileSync(fileOf(folder), "utf8");
    expect(marks).toEqual(Array(TOGETHER).fill(markOf(secretFrom(kept))));
  },
  LONG_MS,
);

for (const [what, left] of Object.entries(broken))
  test(`a file with ${what} is replaced, with one warning`, () => {
    const folder = tempFolder();
    writeFileSync(fileOf(folder), left);
    const told: string[] = [];
    const secret = loadSecretFile(folder, (words) => told.push(words));
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(loadSecretFile(folder, (words) => told.push(words))).toBe(secret);
    expect(told).toEqual([expect.stringContaining("was cut short")]);
  });

test("a complete one is kept, whoever wrote it", () => {
  const folder = tempFolder();
  const own = "written by hand, with its end of line: 0123456789\n";
  writeFileSync(fileOf(folder), own);
  expect(loadSecretFile(folder, () => {})).toBe(own);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
});

/** Runs a script that cannot write any bytes but can create files, as on a full disk. */
const onFullDisk = (script: string) =>
  runProgram("sh", [
    "-c",
    `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`,
    process.execPath,
    "-e",
    script,
  ]);

for (const [what, left] of [
  ["no file", undefined],
  ["an empty file", ""],
] as const)
  test(`on a full disk with ${what} the process uses its own secret, warns, and leaves no valid file`, async () => {
    const folder = tempFolder();
    if (left !== undefined) writeFileSync(fileOf(folder), left);
    const { output } = await onFullDisk(`
      const { readOrCreateSecret } = await import("./src/secrets/secret.ts");
      const secret = readOrCreateSecret(undefined, ${JSON.stringify(folder)}, (words) => console.log(words));
      console.log(secret.sign("mark", "test").toString("hex"));`);
    const [told, mark, ...more] = output.split("\n");
    expect(told).toContain("end with this process");
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    expect(mark).not.toBe(markOf(secretFrom("")));
    expect(more).toEqual([]);
    const after = readOrCreateSecret(undefined, folder, () => {});
    expect([mark, markOf(secretFrom(""))]).not.toContain(markOf(after));
    expect(readdirSync(folder).toSorted()).toEqual(["auth-secret", "auth-secret.lock"]);
  });
