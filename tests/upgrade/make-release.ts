import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { endpoints } from "../../src/paths";
import { startSmtp } from "../support/mail/smtp";
import { tempFolder } from "../support/temp";
import { fillAccounts, fillForms, fillJournal } from "./fill-release";
import { openRelease } from "./release-site";
import { recordStatements } from "./record-statements";
import { UNREACHABLE } from "../support/database/unreachable";

/**
 * `bun tests/upgrade/make-release.ts RELEASE FOLDER`: fills every table of a built release through its server and commands,
 * and writes the fixture of the upgrade tests to FOLDER. See README.md.
 */
const [release = "", target = ""] = process.argv.slice(2).map((path) => resolve(path));

/** Recreates some links so that they last a century, because links expire after a month. */
const LASTING_LINKS = `
  const { secretFrom } = await import("./src/auth/secret.ts");
  const { makeToken } = await import("./src/mail/link-token.ts");
  const { sealAddress } = await import("./src/mail/address-token.ts");
  const [folder, confirm, unsubscribe] = process.argv.slice(-3);
  const secret = secretFrom((await Bun.file(folder + "/auth-secret").text()).trim());
  const id = (token) => Buffer.from(token.split(".")[0], "base64url").toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  const later = Date.now() + 100 * 365 * 24 * 60 * 60 * 1000;
  console.log(JSON.stringify({
    confirm: makeToken(secret, "confirm", id(confirm), later),
    unsubscribe: makeToken(secret, "unsubscribe", id(unsubscribe), later),
    preferences: sealAddress(secret, "preferences", "ann@example.com", later),
    leaveAll: sealAddress(secret, "leave all", "ben@example.com", later),
  }));`;

mkdirSync(target, { recursive: true });
const smtp = await startSmtp();
await fillFolder();
const statements = await recordStatements(release, smtp);
const lines = statements.map((statement) => `${JSON.stringify(statement)}\n`);
await Bun.write(join(target, "statements.jsonl"), lines.join(""));
await smtp.stop();
process.exit();

async function fillFolder() {
  const DATA_DIR = tempFolder();
  const { start, operate } = openRelease(release, { DATA_DIR, AUTH_SIGNUP: "open" });
  const around = { arrived: smtp.arrived, operate };
  const mailing = await start({ SMTP_URL: smtp.url });
  const mailed = await fillForms(mailing, around);
  const accounts = await fillAccounts(mailing, around);
  await mailing.stop();
  // Without a mail server, messages wait in the outbox.
  const quiet = await start();
  await quiet.json(endpoints.newsletter, { email: "ivy@example.com", consent: true });
  await quiet.auth("/recover", { email: "ada@example.com" });
  await quiet.stop();
  rmSync(join(target, "genie.backup"), { force: true });
  await operate("backup", join(target, "genie.backup"));
  // Uses the same folder, so that the journal has entries that the embedded database lacks.
  const offline = await start({ DATABASE_URL: UNREACHABLE });
  await fillJournal(offline, mailed);
  await offline.stop();
  const { confirmScroll, leaveAnn } = mailed;
  const lasting: unknown = JSON.parse(
    await operate("-e", LASTING_LINKS, DATA_DIR, confirmScroll, leaveAnn),
  );
  const facts = { madeAt: new Date().toISOString(), mailed, lasting, ...accounts };
  await Bun.write(join(target, "facts.json"), `${JSON.stringify(facts, null, 2)}\n`);
  await pack(DATA_DIR);
}

/** Sockets and locks of the stopped process are left out. */
async function pack(folder: string) {
  const clean = tempFolder();
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(name.parentPath, name.name);
    const to = join(clean, path.slice(folder.length));
    if (name.isDirectory()) mkdirSync(to, { recursive: true });
    else if (name.isFile() && path !== join(folder, "lock")) copyFileSync(path, to);
  }
  const { exitCode } = Bun.spawnSync([
    "tar",
    "--sort=name",
    "-cf",
    join(clean, "../data.tar"),
    "-C",
    clean,
    ".",
  ]);
  if (exitCode !== 0) throw new Error("tar failed");
  const tar = await Bun.file(join(clean, "../data.tar")).bytes();
  await Bun.write(join(target, "data.tar.zst"), Bun.zstdCompressSync(tar, { level: 22 }));
}
