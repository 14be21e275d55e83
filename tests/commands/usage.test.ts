import { expect, test } from "bun:test";
import { runBun } from "../support/run-bun";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;
const run = (name: string, ...words: string[]) =>
  runBun([`.build/${name}.js`, ...words], { DATA_DIR: tempFolder(), DATABASE_URL: "" });

const usages = {
  signups: "signups list  ",
  mail: "mail list  ",
  broadcasts: "broadcasts new FILE",
  features: "features list  ",
  admin: "admin create EMAIL",
  backup: "Say where to: ",
  restore: "Say from where: ",
};

for (const [name, usage] of Object.entries(usages))
  test(
    `${name} prints its usage when asked for help`,
    async () => {
      for (const words of [["--help"], ["list", "-h"]]) {
        const { code, output } = await run(name, ...words);
        expect({ words, code }).toEqual({ words, code: 0 });
        expect(output).toStartWith(usage);
      }
    },
    LONG_MS,
  );

for (const name of ["signups", "backup", "restore"] as const)
  test(
    `${name} names an unknown flag and prints its usage`,
    async () => {
      const { code, output } = await run(name, "list", "--sate", "held");
      expect(code).toBe(1);
      expect(output).toStartWith(`Unknown option '--sate'.\n${usages[name]}`);
    },
    LONG_MS,
  );
