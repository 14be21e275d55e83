import { afterEach, expect, test } from "bun:test";
import { newRunningInstallation, stopRunning } from "../support/commands/installation";
import { runBun } from "../support/run-bun";

const LONG_MS = 120_000;
afterEach(stopRunning);

test(
  "every empty list says so and where it looked",
  async () => {
    const { DATA_DIR } = await newRunningInstallation("pglite");
    for (const [command, ...words] of [
      ["signups", "list"],
      ["mail", "list"],
      ["mail", "undeliverable"],
      ["broadcasts", "list"],
      ["features", "list"],
      ["admin", "list"],
    ]) {
      const { code, output } = await runBun([`.build/${command}.js`, ...words], {
        DATA_DIR,
        DATABASE_URL: "",
      });
      expect({ command, words, code }).toEqual({ command, words, code: 0 });
      expect(output).toMatch(/^(There are no|No) /m);
      expect(output).toContain(` in ${DATA_DIR}`);
    }
  },
  LONG_MS,
);
