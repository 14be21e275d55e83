import { parseAccept } from "hono/utils/accept";

export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** Smallest first, for clients that accept several equally. */
export const PREFERENCE = ["br", "zstd", "gzip", "identity"] as const satisfies Encoding[];

/** Browsers send few different headers. The limit keeps invented ones from filling the memory. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Encoding[]>();

/**
 * Returns the encodings a client accepts, best first, from its Accept-Encoding header (RFC 9110 §12.5.3). Without the
 * header, only identity.
 */
export function acceptedEncodings(header: string | null): Encoding[] {
  if (header === null) return ["identity"];
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const accepted = rank(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, accepted);
  return accepted;
}

function rank(header: string): Encoding[] {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const everythingElse = weights.get("*");
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? everythingElse ?? (encoding === "identity" ? 0.001 : 0);
  return PREFERENCE.filter((encoding) => weightOf(encoding) > 0).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
}
