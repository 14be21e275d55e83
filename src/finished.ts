import { acceptedEncodings, type Encoding } from "./negotiate";

/** One form of a finished answer. Both answers are only ever cloned: that is cheaper than making one, and shares the bytes. */
type Variant = { etag: string; full: Response; unchanged: Response };

/** An answer that is the same for everyone, with its compressed forms as they become ready. */
export type Finished = {
  status: number;
  /** The headers of all its forms. */
  headers: Record<string, string>;
  /** Names the content. Each form's ETag is made from it. */
  hash: string;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
};

type FinishOptions = { status?: number; headers: Record<string, string> };

/** A finished answer in its plain form. */
export function finish(
  body: Uint8Array<ArrayBuffer>,
  { status = 200, headers }: FinishOptions,
): Finished {
  const answer = { status, headers, hash: fingerprint(body) };
  return { ...answer, variants: { identity: variantOf(answer, "identity", body) } };
}

/** Adds one of its compressed forms. */
export function addForm(finished: Finished, encoding: Encoding, body: Uint8Array<ArrayBuffer>) {
  finished.variants[encoding] = variantOf(finished, encoding, body);
}

function variantOf(
  { status, headers, hash }: Omit<Finished, "variants">,
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
): Variant {
  const isPlain = encoding === "identity";
  const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`;
  const all = new Headers({ ...headers, etag, vary: "Accept-Encoding" });
  const unchanged = new Headers(all);
  unchanged.delete("content-type");
  if (!isPlain) all.set("content-encoding", encoding);
  return {
    etag,
    full: new Response(body, { status, headers: all }),
    unchanged: new Response(null, { status: 304, headers: unchanged }),
  };
}

/** A short name of the content. */
export function fingerprint(body: Uint8Array): string {
  return Bun.hash(body).toString(36);
}

/** Answers GET or HEAD with the best form the client accepts, or with 304 when it has one of them. */
export function answerFinished(request: Request, { variants, status }: Finished): Response {
  const have = request.headers.get("if-none-match");
  if (have !== null && status === 200) {
    for (const { etag, unchanged } of Object.values(variants))
      if (have === "*" || have.includes(etag)) return unchanged.clone();
  }
  for (const encoding of acceptedEncodings(request.headers.get("accept-encoding"))) {
    const variant = variants[encoding];
    if (variant !== undefined) return variant.full.clone();
  }
  return variants.identity.full.clone();
}
