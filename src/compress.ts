import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Encoding } from "./negotiate";

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gunzippable = promisify(gzip);

/** A page fits in 2^18 bytes; the default window of 2^22 would only cost memory. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Every compressed form of a body, made on other threads one after the other: brotli 11 takes ~100 ms a page. */
export async function compress(body: Uint8Array): Promise<[Encoding, Uint8Array<ArrayBuffer>][]> {
  return [
    ["br", await brotli(body, BROTLI)],
    ["zstd", await zstd(body)],
    ["gzip", await gunzippable(body, { level: 9 })],
  ];
}
