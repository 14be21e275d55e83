import type { NewBroadcast } from "../../db/broadcasts/broadcasts";
import { readYaml } from "./read-broadcast";

/** Returns a broadcast as the Markdown file that `readBroadcast` reads. */
export function printBroadcast(broadcast: NewBroadcast): string {
  const { kind, subject, preview, feature, actionLabel: action, actionHref: link } = broadcast;
  const fields = Object.entries({ kind, subject, preview, feature, action, link });
  const head = fields.flatMap(([name, value]) =>
    value === null
      ? []
      : [`${name}: ${readYaml(value) === value ? value : JSON.stringify(value)}\n`],
  );
  return `---\n${head.join("")}---\n\n${broadcast.body}\n`;
}

/** Tells texts of a draft apart, so that nobody replaces or sends one that they have not seen. */
export const versionOf = (broadcast: NewBroadcast): string =>
  Bun.hash(printBroadcast(broadcast)).toString(36);
