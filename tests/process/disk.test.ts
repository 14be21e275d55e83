import { expect, test } from "bun:test";
import { readdirSync, statfsSync } from "node:fs";
import { checkDisk } from "../../src/process/checks";
import { canWrite } from "../../src/process/disk";
import { canMount, fillDisk, mountSmallDisk, unmount } from "../support/small-disk";
import { tempFolder } from "../support/temp";

test.skipIf(!canMount())(
  "a disk with less than 500 MB free is a problem, a full one another",
  async () => {
    const folder = mountSmallDisk(64);
    const [low] = await checkDisk(folder);
    expect(low?.text).toMatch(/^64 MB free, a sync takes [\d.]+ ms$/);
    expect(low?.fix).toContain("more than 500 MB");
    expect(canWrite(folder)).toBe(true);
    const free = fillDisk(folder);
    expect(canWrite(folder)).toBe(false);
    expect((await checkDisk(folder))[0]?.text).toContain("cannot be written, or is full");
    free();
    expect(canWrite(folder)).toBe(true);
    unmount(folder);
  },
);

test("a disk with room is none, and no disk is one", async () => {
  const folder = tempFolder();
  const { bavail, bsize } = statfsSync(folder);
  expect(bavail * bsize).toBeGreaterThan(600e6);
  expect((await checkDisk(folder))[0]?.fix).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  expect((await checkDisk("/dev/null/none"))[0]?.fix).toBeDefined();
  expect(canWrite("/dev/null/none")).toBe(false);
});
