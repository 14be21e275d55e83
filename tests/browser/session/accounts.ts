import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import { siteDatabase } from "../support/stored-rows";

export const PASSWORD = "correct horse battery staple";

/** The secret that all sites under test and the operator's commands share. */
export const AUTH_SECRET = "a secret of the browser tests, long enough";

const root = join(import.meta.dir, "../../..");
let made = 0;

/** Creates an account with the operator's command while the site runs. Returns its address and one-time link. */
export async function makeAccountWithLink(
  siteUrl: string | undefined,
  role: "admin" | "user" = "user",
): Promise<{ email: string; link: string }> {
  const email = `${role}-${process.pid}-${test.info().workerIndex}-${++made}@example.com`;
  const output = await runAdmin(siteUrl, "create", email, role);
  return { email, link: output.trim().split("\n").at(-1) ?? "" };
}

/** Runs the operator's command while the site runs, and returns its output. */
export async function runAdmin(siteUrl: string | undefined, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...siteDatabase(), AUTH_SECRET, SITE_URL: siteUrl };
  const command = ["src/commands/admin.ts", ...words];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
  return stdout;
}

/** Creates an account and sets its password through the link, as its owner would. Returns its address. */
export async function makeAccount(
  siteUrl: string | undefined,
  role: "admin" | "user",
): Promise<string> {
  const { email, link } = await makeAccountWithLink(siteUrl, role);
  const token_hash = new URL(link).searchParams.get("token");
  const send = async (method: string, path: string, body: object, token = "") => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const address = siteUrl + endpoints.auth + path;
    const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as { access_token: string };
  };
  const session = await send("POST", "/verify", { type: "recovery", token_hash });
  await send("PUT", "/user", { password: PASSWORD }, session.access_token);
  return email;
}
