import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../../db/connection/client";
import { LONG_MS, newInstallation } from "../../support/commands/installation";
import { tempFolder } from "../../support/temp";

test("an interrupted backup leaves no file", async () => {
  const folder = tempFolder();
  const script = `
    import { writeBackupFile } from "./db/backup/backup-file";
    async function* lines() {
      for (;;) yield crypto.randomUUID() + "\\n";
    }
    await writeBackupFile(${JSON.stringify(join(folder, "genie.backup"))}, lines());`;
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const) {
    const child = Bun.spawn([process.execPath, "-e", script], { stderr: "inherit" });
    while (readdirSync(folder).length === 0) await Bun.sleep(10);
    child.kill(signal);
    expect(await child.exited).toBe(code);
    expect(readdirSync(folder)).toEqual([]);
  }
});

/** Reads one byte of a backup, and the rest when told to, or after half a minute. */
const SLOW_READER = `"$0" src/commands/backup.ts - | {
  dd bs=1 count=1 of="$1/first" 2>/dev/null
  for wait in $(seq 300); do [ -e "$1/go" ] && break; sleep 0.1; done
  cat > "$1/rest"
}`;

/** More than fits in a pipe's buffer, because it cannot be compressed. */
const ROWS = 6_000;

test(
  "a backup whose reader stops does not block the embedded database",
  async () => {
    const installation = await newInstallation("pglite");
    const database = openDatabase({ dataFolder: installation.DATA_DIR, deadlineMs: 20_000 });
    await database.opened;
    await database.run((db) =>
      db.execute(sql`insert into subscribers (email, source)
        select encode(sha256(n::text::bytea), 'hex') || '@example.com', 'newsletter' from generate_series(1, ${ROWS}) n`),
    );
    const out = tempFolder();
    const child = Bun.spawn(["sh", "-c", SLOW_READER, process.execPath, out], {
      env: { PATH: process.env["PATH"] ?? "", ...installation },
      stdio: ["ignore", "ignore", "inherit"],
    });
    while (!existsSync(join(out, "first")) || statSync(join(out, "first")).size === 0)
      await Bun.sleep(10);
    await database.ping();
    expect(readdirSync(out)).toEqual(["first"]);
    expect(readdirSync(installation.DATA_DIR).join()).not.toContain("partial");
    writeFileSync(join(out, "go"), "");
    expect(await child.exited).toBe(0);
    const parts = ["first", "rest"].map((name) => readFileSync(join(out, name)));
    const text = new TextDecoder().decode(Bun.gunzipSync(Buffer.concat(parts)));
    expect(text.match(/@example\.com/g)?.length).toBeGreaterThanOrEqual(ROWS);
    await database.close();
  },
  LONG_MS,
);
