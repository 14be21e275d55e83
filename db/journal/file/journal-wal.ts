/**
 * Reads SQLite's write-ahead log and its index, as https://www.sqlite.org/walformat.html describes them: SQLite itself
 * ignores a damaged log without an error, and deletes the log of an empty database.
 */

export const PAGE_BYTES = 4096;
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The byte order of the checksums, by the log's first four bytes. */
const LITTLE_ENDIAN = 0x377f0682;
const BIG_ENDIAN = 0x377f0683;
const FRAME_BYTES = FRAME_HEADER_BYTES + PAGE_BYTES;

/** A page written by a transaction; `isLast` if it ends the transaction. */
type Frame = { page: number; isLast: boolean; content: Buffer };

type WriteAheadLog = {
  /** Verified and committed pages, oldest first. */
  frames: Frame[];
  /** The number of frames SQLite would read. */
  readable: number;
  /** Whether there are frames that SQLite would ignore. */
  isCut: boolean;
  salts: string;
};

export function readLog(log: Buffer): WriteAheadLog {
  const magic = log.length >= HEADER_BYTES ? log.readUInt32BE(0) : 0;
  const isBigEndian = magic === BIG_ENDIAN;
  const slots = Math.max(0, Math.floor((log.length - HEADER_BYTES) / FRAME_BYTES));
  const at = (slot: number) => HEADER_BYTES + slot * FRAME_BYTES;
  /** A frame's checksum continues the previous one, so each is verified with the stored checksum of its neighbor. */
  const isVerified = (slot: number) => {
    const offset = at(slot);
    const seed = slot === 0 ? 24 : at(slot - 1) + 16;
    const content = log.subarray(offset + FRAME_HEADER_BYTES, offset + FRAME_BYTES);
    const parts = [log.subarray(offset, offset + 8), content];
    return hasChecksum(log, offset + 16, parts, isBigEndian, seed);
  };
  const saltsAt = (offset: number) => log.toString("hex", offset, offset + 8);
  const isHeaderWhole =
    (magic === LITTLE_ENDIAN || isBigEndian) &&
    hasChecksum(log, 24, [log.subarray(0, 24)], isBigEndian);
  const all = Array.from({ length: slots }, (_, slot) => slot);
  // The log is rewritten from its start again and again, each time with new salts.
  const first = isHeaderWhole ? undefined : all.find(isVerified);
  const salts = first === undefined ? saltsAt(16) : saltsAt(at(first) + 8);
  const verified = all.filter((slot) => saltsAt(at(slot) + 8) === salts && isVerified(slot));
  const frames = verified.map((slot) => ({
    page: log.readUInt32BE(at(slot)),
    isLast: log.readUInt32BE(at(slot) + 4) > 0,
    content: log.subarray(at(slot) + FRAME_HEADER_BYTES, at(slot) + FRAME_BYTES),
  }));
  const committed = frames.slice(0, frames.findLastIndex(({ isLast }) => isLast) + 1);
  const gap = isHeaderWhole ? verified.findIndex((slot, index) => slot !== index) : 0;
  const whole = gap === -1 ? committed : committed.slice(0, gap);
  const readable = whole.findLastIndex(({ isLast }) => isLast) + 1;
  return { frames: committed, readable, isCut: gap !== -1 && log.length > 0, salts };
}

/** The index's counts of frames that were committed and are not in the main file yet. Undefined without an index. */
export function readIndex(index: Buffer): { frames: number; salts: string } | undefined {
  const INFO_BYTES = 48;
  if (index.length < 100 || index.compare(index, 0, INFO_BYTES, INFO_BYTES, 2 * INFO_BYTES) !== 0)
    return undefined;
  if (index.readUInt32LE(0) !== 3_007_000 || index[12] !== 1) return undefined;
  const committed = index.readUInt32LE(16);
  const copied = index.readUInt32LE(96);
  return { frames: committed > copied ? committed : 0, salts: index.toString("hex", 32, 40) };
}

function hasChecksum(
  log: Buffer,
  offset: number,
  parts: Buffer[],
  isBigEndian: boolean,
  seedOffset?: number,
): boolean {
  let first = seedOffset === undefined ? 0 : log.readUInt32BE(seedOffset);
  let second = seedOffset === undefined ? 0 : log.readUInt32BE(seedOffset + 4);
  for (const part of parts) {
    const words = new DataView(part.buffer, part.byteOffset, part.length);
    for (let at = 0; at < part.length; at += 8) {
      first = (first + words.getUint32(at, !isBigEndian) + second) >>> 0;
      second = (second + words.getUint32(at + 4, !isBigEndian) + first) >>> 0;
    }
  }
  return first === log.readUInt32BE(offset) && second === log.readUInt32BE(offset + 4);
}
