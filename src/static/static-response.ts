import { acceptedEncodings, type Encoding } from "../http/accept-encoding";

/** A response that is the same for everyone, with the encodings that are ready. */
export type StaticResponse = {
  status: number;
  /** Headers of every encoding. */
  headers: Record<string, string>;
  /** A hash of the content. Each encoding's ETag starts with it. */
  hash: string;
  /** Always cloned: that is cheaper than creating a response, and shares the bytes. */
  encodings: { identity: Response } & Partial<Record<Encoding, Response>>;
  /** Each 304 by ETag, created on first use. */
  unchanged: Map<string, Response>;
};

/** A quick encoding has its own ETag because its bytes differ from those that replace it. */
const ETAG_ENDINGS = { identity: "", br: "-br", zstd: "-zstd", gzip: "-gzip", quick: "-quick" };

type ResponseOptions = { status?: number; headers: Record<string, string> };

/** Creates a response without encodings. */
export function createStaticResponse(
  body: Uint8Array<ArrayBuffer>,
  { status = 200, headers }: ResponseOptions,
): StaticResponse {
  const hash = fingerprint(body);
  const identity = new Response(body, { status, headers: encodingHeaders(headers, hash) });
  return { status, headers, hash, encodings: { identity }, unchanged: new Map() };
}

/** Adds an encoding; a quick one is replaced later. */
export function addEncoding(
  { status, headers, hash, encodings }: StaticResponse,
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
  { isQuick = false } = {},
) {
  const all = encodingHeaders(headers, hash + ETAG_ENDINGS[isQuick ? "quick" : encoding]);
  all.set("content-encoding", encoding);
  encodings[encoding] = new Response(body, { status, headers: all });
}

const encodingHeaders = (headers: Record<string, string>, etag: string): Headers =>
  new Headers({ ...headers, etag: `"${etag}"`, vary: "Accept-Encoding" });

/** A short hash of the content. */
export function fingerprint(body: Uint8Array): string {
  return Bun.hash(body).toString(36);
}

/** Answers GET or HEAD with the best encoding the client accepts, or 304 if it has one of them. */
export function respondStatic(request: Request, response: StaticResponse): Response {
  const have = request.headers.get("if-none-match");
  if (have !== null && response.status === 200) {
    // A client may have any encoding from before a restart.
    for (const ending of Object.values(ETAG_ENDINGS)) {
      const hash = response.hash + ending;
      if (have === "*" || have.includes(`"${hash}"`)) return respondUnchanged(response, hash);
    }
  }
  for (const encoding of acceptedEncodings(request.headers.get("accept-encoding"))) {
    const encoded = response.encodings[encoding];
    if (encoded !== undefined) return encoded.clone();
  }
  return response.encodings.identity.clone();
}

function respondUnchanged({ headers, unchanged }: StaticResponse, hash: string): Response {
  const known = unchanged.get(hash);
  if (known !== undefined) return known.clone();
  const all = encodingHeaders(headers, hash);
  all.delete("content-type");
  const response = new Response(null, { status: 304, headers: all });
  unchanged.set(hash, response);
  return response.clone();
}
