import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import type { Encoding } from "./negotiate";
import { acceptedEncodings } from "./negotiate";

/** One form of a finished answer, ready to send: bytes, headers, and the headers of its 304. */
type Variant = {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  unchanged: Headers;
};

/** An answer that is the same for everyone, with its compressed forms as they become ready. */
export type Finished = {
  status: number;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
};

type FinishOptions = { status?: number; headers: Record<string, string> };

/** A finished answer in its plain form. `compress` adds the others. */
export function finish(
  body: Uint8Array<ArrayBuffer>,
  { status = 200, headers }: FinishOptions,
): Finished {
  return {
    status,
    variants: { identity: variantOf("identity", body, headers, fingerprint(body)) },
  };
}

/** Adds one form made elsewhere, such as a file compressed at build time. */
export function addVariant(
  finished: Finished,
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  hash: string,
): void {
  finished.variants[encoding] = variantOf(encoding, body, headers, hash);
}

function variantOf(
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  hash: string,
): Variant {
  const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const unchanged = new Headers({ ...headers, etag, vary: "Accept-Encoding" });
  unchanged.delete("content-type");
  const full = new Headers({ ...headers, etag, vary: "Accept-Encoding" });
  if (encoding !== "identity") full.set("content-encoding", encoding);
  return { etag, body, headers: full, unchanged };
}

/** A short name of the content, for ETags. */
export function fingerprint(body: Uint8Array): string {
  return Bun.hash(body).toString(36);
}

/** Answers GET or HEAD with the best form the client accepts, or with 304 when it has one of them. */
export function answerFinished(request: Request, finished: Finished): Response {
  const { variants, status } = finished;
  const have = request.headers.get("if-none-match");
  if (have !== null && status === 200) {
    for (const variant of Object.values(variants)) {
      if (have === variant.etag || have === "*" || have.includes(variant.etag))
        return new Response(null, { status: 304, headers: variant.unchanged });
    }
  }
  for (const encoding of acceptedEncodings(request.headers.get("accept-encoding"))) {
    const variant = variants[encoding];
    if (variant !== undefined)
      return new Response(variant.body, { status, headers: variant.headers });
  }
  const { body, headers } = variants.identity;
  return new Response(body, { status, headers });
}

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const gunzippable = promisify(gzip);

/** A page fits in 2^18 bytes; the default window of 2^22 would only cost memory. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Every compressed form of a body, made on other threads one after the other: brotli 11 takes ~100 ms a page. */
export async function compressed(body: Uint8Array): Promise<[Encoding, Uint8Array<ArrayBuffer>][]> {
  return [
    ["br", await brotli(body, BROTLI)],
    ["zstd", await zstd(body)],
    ["gzip", await gunzippable(body, { level: 9 })],
  ];
}
