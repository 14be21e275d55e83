import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { hashPassword } from "../../src/auth/passwords";

const TASKS = "/proc/self/task";
const threads = () =>
  readdirSync(TASKS).map((task) => ({
    name: readFileSync(`${TASKS}/${task}/comm`, "utf8").trim(),
    priority: getPriority(Number(task)),
  }));

test.skipIf(process.platform !== "linux")(
  "threads that hash run behind the one that answers",
  async () => {
    const own = getPriority();
    for (let n = 0; n < 3; n++) await hashPassword("correct horse");
    const hashing = threads().filter(({ name }) => name.startsWith("Bun Pool"));
    expect(hashing.length).toBeGreaterThan(0);
    expect(new Set(hashing.map(({ priority }) => priority))).toEqual(new Set([10]));
    expect(getPriority()).toBe(own);
  },
);
