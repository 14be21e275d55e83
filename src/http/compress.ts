import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as gzipCallback,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import type { Encoding } from "./accept-encoding";

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gzip = promisify(gzipCallback);
const GZIP_BEST = { level: 9 };

type Form = [Encoding, Uint8Array<ArrayBuffer>];

/** Pages fit in 2^18 bytes; the default window of 2^22 would waste memory. */
const brotliOptions = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});

/** Compresses a body in every encoding, on other threads; brotli at its best takes 100 to 300 ms per page. */
export async function compress(body: Uint8Array): Promise<Form[]> {
  return [
    ["br", await compressBest(body)],
    ["zstd", await zstd(body)],
    ["gzip", await gzip(body, GZIP_BEST)],
  ];
}

/** Compresses a body in every encoding, in about 5 ms per page. Brotli is an eighth larger than at its best. */
export function compressNow(body: Uint8Array): Form[] {
  return [["br", brotliCompressSync(body, brotliOptions(5))], ...zstdAndGzip(body)];
}

export const compressBest = (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  brotli(body, brotliOptions(11));

/** Compresses a page for one request: a fifth of the time of zlib's default level, and a tenth more bytes. */
export const gzipQuickly = (body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  Bun.gzipSync(body, { library: "libdeflate", level: 1 });

/** About 2 ms per page at the best level. */
const zstdAndGzip = (body: Uint8Array): Form[] => [
  ["zstd", zstdCompressSync(body)],
  ["gzip", gzipSync(body, GZIP_BEST)],
];
