import { createHash } from "node:crypto";

/** The same UUID for the same parts, so that what is sent twice, by a double click or a retry, is there once. */
export function stableId(parts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
