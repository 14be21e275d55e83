import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "../../support/temp";

const SLOW_MS = 120_000;

test(
  "after running out of descriptors the database reopens, and accepted submissions are stored",
  async () => {
    const script = join(import.meta.dir, "../../support/database/run-out-of-descriptors.ts");
    const command = `ulimit -n 400; exec "${process.execPath}" "${script}" "${tempFolder()}"`;
    const child = Bun.spawn(["sh", "-c", command], { stdout: "pipe", stderr: "inherit" });
    const { codes, kinds, signedUp } = await new Response(child.stdout).json();
    expect(codes).toContain("58P02");
    expect(kinds).toEqual(["open", "files-failed", "lost", "open"]);
    expect(signedUp).toEqual(["before@example.com", "during@example.com", "after@example.com"]);
  },
  SLOW_MS,
);
