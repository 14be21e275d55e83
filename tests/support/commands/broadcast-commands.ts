import { join } from "node:path";
import { addFacts } from "../../../db/company/facts";
import type { Queries } from "../../../db/connection/pool";
import { readToEnd } from "./commands";

const root = join(import.meta.dir, "../../..");

/** Sets the facts that every broadcast shows. */
export const setSender = (db: Queries) =>
  addFacts(db, [
    { name: "legalName", value: "Genie Inc." },
    { name: "postalAddress", value: "1 Main St, Springfield, USA" },
  ]);

/** Runs a command and types `typed` at the prompt. */
export async function runTyping(
  command: "broadcasts" | "features" | "operator" | "signups",
  env: Record<string, string>,
  words: readonly string[],
  typed = "",
) {
  const script = join(root, "src/commands", `${command}.ts`);
  const child = Bun.spawn([process.execPath, script, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    stdin: new Blob([`${typed}\n`]),
    stdout: "pipe",
    stderr: "pipe",
  });
  return readToEnd(child);
}

/** The text of a broadcast's file. */
export const fileOf = (
  fields: Record<string, string>,
  body = "Hello.\n\nSee [our prices](/pricing).",
) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}---\n${body}\n`;
