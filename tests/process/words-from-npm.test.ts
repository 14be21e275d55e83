import { describe, expect, test } from "bun:test";
import { tempFolder } from "../support/temp";

const LONG_MS = 60_000;

/** Runs a package script by npm, as a shell without settings of npm would. */
async function npm(...words: string[]) {
  const { PATH = "", HOME = "" } = process.env;
  const child = Bun.spawn(["npm", "run", ...words], {
    env: { PATH, HOME, DATA_DIR: tempFolder() },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors = await new Response(child.stderr).text();
  return { code: await child.exited, errors };
}

describe.skipIf(Bun.which("npm") === null)("by npm", () => {
  for (const [name, file] of [
    ["signups", "signups-command"],
    ["backup", "backup"],
    ["restore", "restore"],
  ] as const)
    test(
      `${name} refuses to run without a flag that it knows and npm has kept`,
      async () => {
        const source = await Bun.file(`src/${file}.ts`).text();
        const flags = new Set(source.match(/--[a-z]+/g));
        expect(flags.size).toBeGreaterThan(0);
        for (const flag of flags)
          for (const words of [
            ["here", flag],
            [flag, "here"],
            ["here", `${flag}=newsletter`],
          ]) {
            const { code, errors } = await npm("-s", name, ...words);
            expect({ words, code }).toEqual({ words, code: 1 });
            expect(errors).toContain(`npm has kept ${flag} to itself`);
            expect(errors).toContain(`npm run -s ${name} -- `);
          }
      },
      LONG_MS,
    );

  test(
    "what goes into a file has no banner at its head",
    async () => {
      for (const [name, word] of [
        ["signups", "export"],
        ["backup", "-"],
      ] as const) {
        const { code, errors } = await npm(name, word);
        expect({ name, code }).toEqual({ name, code: 1 });
        expect(errors).toContain(`npm run -s ${name} -- ${word}`);
      }
    },
    LONG_MS,
  );

  test(
    "flags behind -- reach the command",
    async () => {
      const { errors } = await npm("-s", "signups", "--", "export", "--json", "--state", "gone");
      expect(errors).toContain("--state is one of");
    },
    LONG_MS,
  );
});
