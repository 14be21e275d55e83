import { expect, spyOn, test } from "bun:test";
import * as fs from "node:fs";
import { availableParallelism, getPriority } from "node:os";
import { hashPassword } from "../../../src/auth/passwords/passwords";

const TASKS = "/proc/self/task";
const threads = () =>
  fs.readdirSync(TASKS).map((task) => ({
    name: fs.readFileSync(`${TASKS}/${task}/comm`, "utf8").trim(),
    priority: getPriority(Number(task)),
  }));

test.skipIf(process.platform !== "linux")(
  "hashing threads have a lower priority than the main thread",
  async () => {
    const own = getPriority();
    for (let n = 0; n < 3; n++) await hashPassword("correct horse");
    const hashing = threads().filter(({ name }) => name.startsWith("Bun Pool"));
    expect(hashing.length).toBeGreaterThan(0);
    expect(new Set(hashing.map(({ priority }) => priority))).toEqual(new Set([10]));
    expect(getPriority()).toBe(own);
  },
);

test("hashing continues when threads cannot be listed, as with too many open files", async () => {
  const look = spyOn(fs, "readdirSync").mockImplementation(() => {
    throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
  });
  for (let n = 0; n < 2 * availableParallelism(); n++)
    expect(await hashPassword("correct horse")).toStartWith("$argon2id$");
  expect(look).toHaveBeenCalled();
  look.mockRestore();
});
