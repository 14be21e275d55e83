import { acceptedEncodings, type Encoding } from "../http/accept-encoding";

/** An answer that is the same for everyone, with its compressed forms as they become ready. */
export type StaticResponse = {
  status: number;
  /** The headers of all its forms. */
  headers: Record<string, string>;
  /** Names the content. Each form's ETag is made from it. */
  hash: string;
  /** Only ever cloned: that is cheaper than making one, and shares the bytes. */
  forms: { identity: Response } & Partial<Record<Encoding, Response>>;
  /** The 304 of each form by its ETag, ready or not: a client may have any of them from before a restart. */
  unchanged: ReadonlyMap<string, Response>;
};

/** A quick form has an ETag of its own, since its bytes are not those of the form that replaces it. */
const ETAG_ENDINGS = { identity: "", br: "-br", zstd: "-zstd", gzip: "-gzip", quick: "-quick" };

type FinishOptions = { status?: number; headers: Record<string, string> };

/** A finished answer in its plain form. */
export function finish(
  body: Uint8Array<ArrayBuffer>,
  { status = 200, headers }: FinishOptions,
): StaticResponse {
  const hash = fingerprint(body);
  const unchanged = Object.values(ETAG_ENDINGS).map((ending): [string, Response] => {
    const kept = formHeaders(headers, hash + ending);
    kept.delete("content-type");
    return [`"${hash}${ending}"`, new Response(null, { status: 304, headers: kept })];
  });
  const identity = new Response(body, { status, headers: formHeaders(headers, hash) });
  return { status, headers, hash, forms: { identity }, unchanged: new Map(unchanged) };
}

/** Adds one of its compressed forms; a quick one is replaced later. */
export function addForm(
  { status, headers, hash, forms }: StaticResponse,
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
  { isQuick = false } = {},
) {
  const all = formHeaders(headers, hash + ETAG_ENDINGS[isQuick ? "quick" : encoding]);
  all.set("content-encoding", encoding);
  forms[encoding] = new Response(body, { status, headers: all });
}

const formHeaders = (headers: Record<string, string>, etag: string): Headers =>
  new Headers({ ...headers, etag: `"${etag}"`, vary: "Accept-Encoding" });

/** A short name of the content. */
export function fingerprint(body: Uint8Array): string {
  return Bun.hash(body).toString(36);
}

/** Answers GET or HEAD with the best form the client accepts, or with 304 when it has one of them. */
export function respondStatic(
  request: Request,
  { forms, status, unchanged }: StaticResponse,
): Response {
  const have = request.headers.get("if-none-match");
  if (have !== null && status === 200) {
    for (const [etag, response] of unchanged)
      if (have === "*" || have.includes(etag)) return response.clone();
  }
  for (const encoding of acceptedEncodings(request.headers.get("accept-encoding"))) {
    const form = forms[encoding];
    if (form !== undefined) return form.clone();
  }
  return forms.identity.clone();
}
