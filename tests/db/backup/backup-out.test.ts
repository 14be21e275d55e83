import { afterEach, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import {
  kinds,
  LONG_MS,
  newInstallation,
  newRunningInstallation,
  open,
  operate,
  stopRunning,
} from "../../support/commands/installation";
import { tempFolder } from "../../support/temp";

afterEach(stopRunning);

/** About 120 KB compressed, more than a pipe's buffer. */
const ROWS = 2_000;

async function filled(kind: (typeof kinds)[number]) {
  const installation = await newRunningInstallation(kind);
  const database = open(installation);
  await database.run((db) =>
    db.execute(sql`insert into subscribers (email, source)
      select encode(sha256(n::text::bytea), 'hex') || '@example.com', 'newsletter' from generate_series(1, ${ROWS}) n`),
  );
  await database.close();
  return installation;
}

const BACKUP = `{ "$0" src/commands/backup.ts -; echo $? > "$1/code"; } 2> "$1/errors"`;
const FULL = `${BACKUP} > /dev/full`;
/** The reader ends early. */
const CLOSED = `${BACKUP} | head -c 1000 > "$1/cut"`;

for (const kind of kinds)
  test(
    `a backup of ${kind} to a full disk or a closed pipe fails, and restore refuses what arrived`,
    async () => {
      const installation = await filled(kind);
      const run = async (script: string) => {
        const out = tempFolder();
        const child = Bun.spawn(["sh", "-c", script, process.execPath, out], {
          env: { PATH: process.env["PATH"] ?? "", ...installation },
          stdio: ["ignore", "inherit", "inherit"],
        });
        await child.exited;
        const textOf = (name: string) => readFileSync(join(out, name), "utf8");
        return { code: textOf("code"), errors: textOf("errors"), cut: join(out, "cut") };
      };
      const full = await run(FULL);
      expect(full.code).toBe("1\n");
      expect(full.errors).toMatch(/not written completely \(ENOSPC/);
      const { cut, ...closed } = await run(CLOSED);
      expect(closed.code).toBe("1\n");
      expect(closed.errors).toMatch(/not written completely \(EPIPE/);
      for (const nowhere of [">&-", "> /dev/null"]) {
        const lost = await run(`${BACKUP} ${nowhere}`);
        expect({ code: lost.code, errors: lost.errors }).toEqual({
          code: "1\n",
          errors: "Standard output is closed or /dev/null, so nothing would be kept.\n",
        });
      }
      const target = await newInstallation(kind);
      const { code, errors } = await operate("restore", target, cut);
      expect({ code, errors }).toEqual({
        code: 1,
        errors: `${cut} is truncated or not a backup. Nothing was restored.\n`,
      });
    },
    LONG_MS,
  );

/** Files may have 200 KiB. The shell would end with the signal that this sends. */
const LIMITED = `trap "" XFSZ; ulimit -f 400; exec "$0" src/commands/backup.ts - >> "$1"`;

test(
  "a redirected backup that does not fit leaves nothing in the file",
  async () => {
    const installation = await filled("postgres");
    const folder = tempFolder();
    const back = async (size: number) => {
      const path = join(folder, String(size));
      writeFileSync(path, "x".repeat(size));
      const child = Bun.spawn(["sh", "-c", LIMITED, process.execPath, path], {
        env: { PATH: process.env["PATH"] ?? "", ...installation },
        stdio: ["ignore", "ignore", "pipe"],
      });
      const errors = await new Response(child.stderr).text();
      return { code: await child.exited, added: readFileSync(path).subarray(size), errors };
    };
    const whole = await back(0);
    expect(whole.code).toBe(0);
    expect(new TextDecoder().decode(Bun.gunzipSync(whole.added))).toContain('{"end":true');
    // The first part of it fits.
    const short = await back(200 * 1024 - Math.floor(whole.added.length / 2));
    expect(short.code).toBe(1);
    expect(short.errors).toMatch(/not written completely \(EFBIG/);
    expect(short.added).toBeEmpty();
    expect(readdirSync(installation.DATA_DIR).join()).not.toContain("partial");
  },
  LONG_MS,
);

test(
  "a backup that fails on the way writes nothing to standard output",
  async () => {
    const out = join(tempFolder(), "out");
    const script = `
      import { writeBackupOut } from "./db/backup/backup-file";
      async function* lines() {
        for (let n = 0; n < 50_000; n++) yield crypto.randomUUID() + "\\n";
        throw new Error("the server went away");
      }
      await writeBackupOut(lines(), ${JSON.stringify(tempFolder())});`;
    const child = Bun.spawn([process.execPath, "-e", script], {
      stdio: ["ignore", Bun.file(out), "pipe"],
    });
    expect(await new Response(child.stderr).text()).toContain("the server went away");
    expect(await child.exited).toBe(1);
    expect(statSync(out, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  },
  LONG_MS,
);
