import { createHash } from "node:crypto";
import { formatUuid } from "../secrets/format-uuid";

/** The same UUID for the same parts, so that what is sent twice, by a double click or a retry, is there once. */
export function stableId(parts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return formatUuid(hash.slice(0, 32));
}
