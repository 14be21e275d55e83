import { join } from "node:path";
import { readToEnd } from "./commands";

const root = join(import.meta.dir, "../../..");

/** Runs `broadcasts` or `features` with the sender's name and address set, and types `typed` at the prompt. */
export async function runWithSender(
  command: "broadcasts" | "features",
  env: Record<string, string>,
  words: readonly string[],
  typed = "",
) {
  const script = join(root, "src/commands", `${command}.ts`);
  const preload = join(root, "tests/support/commands/operator-facts.ts");
  const child = Bun.spawn([process.execPath, "--preload", preload, script, ...words], {
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
