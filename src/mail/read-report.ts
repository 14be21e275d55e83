import PostalMime from "postal-mime";
import { deadStatusOf, NEVER_DEAD } from "./dead-status";

/**
 * The result of reading a returned message: `dead` if its recipient does not accept mail, `alive` if it was delayed,
 * delivered or rejected for another reason, `none` if it is not a delivery report.
 */
export type Report =
  | { kind: "dead"; envid: string; status: string }
  | { kind: "alive"; envid: string }
  | { kind: "none" };

const REPORT_TYPES = ["message/delivery-status", "message/global-delivery-status"];
const MAX_PARTS_DEPTH = 10;
const MAX_HEADER_BYTES = 256 * 1024;

/** Reads a delivery report (RFC 3464). Returns `none` for messages that cannot be parsed. */
export async function readReport(message: Uint8Array): Promise<Report> {
  const fields = await readStatusFields(message);
  const [aboutMessage, ...aboutRecipients] = fields ?? [];
  if (aboutMessage === undefined || aboutRecipients.length === 0) return { kind: "none" };
  const envid = aboutMessage.get("original-envelope-id") ?? "";
  const [status] = aboutRecipients.flatMap((recipient) => deadStatusIn(recipient) ?? []);
  return status === undefined ? { kind: "alive", envid } : { kind: "dead", envid, status };
}

type Fields = ReadonlyMap<string, string>;

/**
 * Returns the status of a final failure that concerns the mailbox. The reply that the report quotes outranks its own
 * status, which many servers make up: 5.0.0 for everything, or 5.1.1 for a blocked sender.
 */
function deadStatusIn(recipient: Fields): string | undefined {
  if (recipient.get("action")?.toLowerCase() !== "failed") return undefined;
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(recipient.get("status") ?? "")?.[0];
  if (status === undefined || NEVER_DEAD.test(status)) return undefined;
  const said = /^[\w-]+\s*;\s*(.*)$/s.exec(recipient.get("diagnostic-code") ?? "")?.[1] ?? "";
  // Without an enhanced code in the reply, or without a reply, the report's own status counts.
  const [, code = "550", rest = said] = /^(\d{3})(?:[ -](.*))?$/s.exec(said) ?? [];
  const hasOwn = /^\s*\d\.\d{1,3}\.\d{1,3}\b|#5\.\d/.test(rest) || status === "5.0.0";
  return deadStatusOf(hasOwn ? said : `${code} ${status} ${rest}`);
}

/** The fields about the message, and those about each recipient. */
async function readStatusFields(message: Uint8Array): Promise<Fields[] | undefined> {
  try {
    const { attachments } = await PostalMime.parse(message, {
      maxNestingDepth: MAX_PARTS_DEPTH,
      maxHeadersSize: MAX_HEADER_BYTES,
    });
    const part = attachments.find(({ mimeType }) => REPORT_TYPES.includes(mimeType.toLowerCase()));
    if (part === undefined) return undefined;
    const text =
      typeof part.content === "string" ? part.content : new TextDecoder().decode(part.content);
    return text
      .split(/\r?\n(?:[ \t]*\r?\n)+/)
      .map(readFields)
      .filter(({ size }) => size > 0);
  } catch {
    return undefined;
  }
}

/** Header fields, unfolded, by name in lower case; the first of each name. */
function readFields(block: string): Fields {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name, value] = /^([!-9;-~]+)\s*:(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    if (!fields.has(key)) fields.set(key, value.replaceAll(/\s+/g, " ").trim());
  }
  return fields;
}
