import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "./temp";

/** Mounts a file system of this size in a new folder. Needs root, and is not allowed in every container. */
export function mountSmallDisk(megabytes: number): string {
  const folder = tempFolder();
  mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", folder);
  return folder;
}

export function unmount(folder: string): void {
  spawnSync("umount", [folder]);
}

export function mount(...args: string[]): void {
  const { status, stderr } = spawnSync("mount", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mount ${args.join(" ")}: ${stderr}`);
}

export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = tempFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
  unmount(folder);
  return status === 0;
}

/** Fills a disk to the last byte and returns a function that frees the space. */
export function fillDisk(folder: string): () => void {
  const path = join(folder, "filler");
  const file = openSync(path, "a");
  for (const size of [1024 * 1024, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // No space for pieces of this size.
    }
  }
  closeSync(file);
  return () => rmSync(path);
}
