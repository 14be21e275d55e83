import { createHash } from "node:crypto";
import { formatUuid } from "../secrets/format-uuid";

/** Returns the same UUID for the same parts, so that double clicks and retries are stored once. */
export function stableId(parts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return formatUuid(hash.slice(0, 32));
}
