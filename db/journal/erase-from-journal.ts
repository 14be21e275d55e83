import { closeSync, fsyncSync, writeSync } from "node:fs";
import { decodeLine, listSegments, openSegment, readSegment, type Line } from "./segments";

/**
 * Overwrites an address's entries with spaces, in place: the site may append and replay meanwhile, and what was read
 * before is dropped by the erasure's mark in the database. After a crash it can be repeated. Decisions that name no
 * address stay.
 */
export async function eraseFromJournal(folder: string, email: string): Promise<void> {
  const isAbout = createMatcher(email);
  for (const { number } of listSegments(folder)) {
    let file: number | undefined;
    try {
      for await (const lines of readSegment(folder, number))
        for (const line of lines.filter(isAbout)) {
          file ??= openSegment(folder, number, "r+");
          if (file === undefined) break;
          writeSync(file, Buffer.alloc(line.bytes, " "), 0, line.bytes, line.at);
        }
      if (file !== undefined) fsyncSync(file);
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }
}

function createMatcher(email: string): (line: Line) => boolean {
  const address = email.toLowerCase();
  const written = JSON.stringify(address).slice(1, -1);
  return (line) => {
    // Skips parsing lines that do not contain it.
    if (!line.text.toLowerCase().includes(written)) return false;
    const entry = decodeLine(line);
    return typeof entry === "string" || entry.row.email?.toLowerCase() === address;
  };
}
