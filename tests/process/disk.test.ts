import { expect, test } from "bun:test";
import { statfsSync } from "node:fs";
import { createLog } from "../../src/log";
import { canWrite, logDisk } from "../../src/process/disk";
import { canMount, fillDisk, mountSmallDisk, unmount } from "../support/small-disk";
import { tempFolder } from "../support/temp";

function logOf(folder: string): string {
  const lines: string[] = [];
  const log = createLog({ write: (text) => void lines.push(text), flush: () => {} });
  logDisk(folder, log);
  log.flush();
  return lines.join("");
}

test.skipIf(!canMount())("a start on a disk with less than 500 MB free logs a warning", () => {
  const folder = mountSmallDisk(64);
  expect(logOf(folder)).toMatch(
    /"level":"warn".*"less than 500 MB free on the disk of DATA_DIR".*"freeMegabytes":64/,
  );
  expect(canWrite(folder)).toBe(true);
  const free = fillDisk(folder);
  expect(canWrite(folder)).toBe(false);
  free();
  expect(canWrite(folder)).toBe(true);
  unmount(folder);
});

test("a start on a disk with room, or on none, logs nothing", () => {
  const folder = tempFolder();
  const { bavail, bsize } = statfsSync(folder);
  expect(bavail * bsize).toBeGreaterThan(600e6);
  expect(logOf(folder)).toBe("");
  expect(logOf("/dev/null/none")).toBe("");
  expect(canWrite("/dev/null/none")).toBe(false);
});
