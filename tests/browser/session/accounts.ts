import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { addUser } from "../../../db/auth/users";
import { hashPassword } from "../../../src/auth/passwords/passwords";
import { askSite } from "../support/site-database";

export const PASSWORD = "correct horse battery staple";

/** The secret that all sites under test and the operator's commands share. */
export const AUTH_SECRET = "a secret of the browser tests, long enough";

type Role = "admin" | "user";

const root = join(import.meta.dir, "../../..");
const newEmail = (role: Role) => `${role}-${crypto.randomUUID()}@example.com`;
let hash: Promise<string> | undefined;

/** Creates an account with a password. Returns its address. */
export async function makeAccount(role: Role): Promise<string> {
  const passwordHash = await (hash ??= hashPassword(PASSWORD));
  const email = newEmail(role);
  await askSite((db) => addUser(db, { email, passwordHash, isConfirmed: true, role }));
  return email;
}

/** Creates an account with the operator's command. Returns its address and one-time link. */
export async function makeAccountWithLink(
  siteUrl: string | undefined,
): Promise<{ email: string; link: string }> {
  const email = newEmail("user");
  const output = await runAdmin(siteUrl, "create", email, "user");
  return { email, link: output.trim().split("\n").at(-1) ?? "" };
}

/** Runs the operator's command while the site runs, and returns its output. */
export async function runAdmin(siteUrl: string | undefined, ...words: string[]): Promise<string> {
  const DATA_DIR = process.env["SITE_DATA"];
  const env = { ...process.env, DATA_DIR, AUTH_SECRET, SITE_URL: siteUrl };
  const command = [".build/admin.js", ...words];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
  return stdout;
}
