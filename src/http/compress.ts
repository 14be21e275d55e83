import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";
import type { Encoding } from "./accept-encoding";

const brotli = promisify(brotliCompress);

type Form = [Encoding, Uint8Array<ArrayBuffer>];

/** A page fits in 2^18 bytes; the default window of 2^22 would only cost memory. */
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});

/** Every compressed form of a body, as small as it gets. Brotli 11 takes 100 to 300 ms a page, on another thread. */
export async function compress(body: Uint8Array): Promise<Form[]> {
  return [["br", await compressBest(body)], ...zstdAndGzip(body)];
}

/** Every compressed form of a body at once: about 5 ms a page, with brotli an eighth larger than its best. */
export function compressNow(body: Uint8Array): Form[] {
  return [["br", brotliCompressSync(body, brotliOptions(5))], ...zstdAndGzip(body)];
}

export const compressBest = (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  brotli(body, brotliOptions(11));

/** These take 2 ms a page at their best. */
const zstdAndGzip = (body: Uint8Array): Form[] => [
  ["zstd", zstdCompressSync(body)],
  ["gzip", gzipSync(body, { level: 9 })],
];
