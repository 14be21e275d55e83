import {
  ABOUT_OUR_ACCOUNT,
  MAILBOX_CLOSED,
  NO_MAILBOX,
  NO_MAILBOX_AT_EDGE,
  NOT_ABOUT_ADDRESS,
  OUR_ACCOUNT_STATUS,
} from "./reply-phrases";

/**
 * Enhanced status codes (RFC 3463, and RFC 7505 for 5.1.10) that mean an address does not exist, unless the text says
 * otherwise.
 */
const DEAD = /^5\.(?:1\.[1236]|1\.10|4\.4)$/;
/** These may concern the sender (5.1.0) or a limit (5.2.1), so the text must confirm them. */
const MAYBE_DEAD = /^5\.(?:[035]\.0|1\.0|2\.[01])$/;
/** A full mailbox, the size and the content, whatever the text. */
export const NEVER_DEAD = /^5\.(?:2\.[2-4]|3\.[1-9]|6\.\d+)$/;
/** RFC 5321 §4.2.3 and RFC 7504: not a local user, and a domain that takes no mail. */
const DEAD_REPLIES = ["551", "556"];
/** RFC 4954: sign in, or encrypt first. */
const SIGN_IN_REPLIES = ["530", "534", "535", "538"];

type Reply = { code: string; status: string | undefined; text: string };

/** The longest reply that is read. */
const MAX_LENGTH = 2_000;

/** Parses a permanent rejection of one or several lines: its codes, and its text without addresses. */
function parse(reply: string): Reply | undefined {
  const [, code, rest] = /^(5\d\d)(?:[ -](.*))?$/s.exec(reply.slice(0, MAX_LENGTH)) ?? [];
  if (code === undefined) return undefined;
  const line = (rest ?? "").replaceAll(
    /\s*\n\s*(?:5\d\d[ -])?(?:\s*5\.\d{1,3}\.\d{1,3}\b)?\s*/g,
    " ",
  );
  const status =
    /^\s*(5\.\d{1,3}\.\d{1,3})\b/.exec(line)?.[1] ?? /#(5\.\d{1,3}\.\d{1,3})\b/.exec(line)?.[1];
  const text = withoutAddresses(line.replace(/^\s*5\.\d{1,3}\.\d{1,3}\b/, ""))
    // A link may contain an `ip=` or the like; its path may name a block list.
    .replaceAll(/(https?:\/\/[^\s?]*)\?\S*/g, "$1");
  return { code, status, text: text.trim() };
}

/** Removes addresses, which may contain any word. For texts that are logged, too. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(/<[^<>\s]*@[^<>\s]*>|[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g, "<…>");

const says = (text: string, phrases: readonly { pattern: RegExp }[]): boolean =>
  phrases.some(({ pattern }) => pattern.test(text));

/**
 * Returns the status of a mail server's reply, such as `550 5.1.1 <ann@example.com>: User unknown`, if it means that the
 * address does not exist or is closed. The text outranks the status: replies about us, a limit or a full mailbox return
 * undefined, and so do doubtful ones.
 */
export function deadStatusOf(reply: string): string | undefined {
  const read = parse(reply);
  return read !== undefined && isDead(read) ? (read.status ?? read.code) : undefined;
}

function isDead({ code, status = "", text }: Reply): boolean {
  if (NEVER_DEAD.test(status)) return false;
  if (says(text, NO_MAILBOX_AT_EDGE)) return true;
  if (says(text, ABOUT_OUR_ACCOUNT) || says(text, NOT_ABOUT_ADDRESS)) return false;
  if (DEAD.test(status) || (status === "" && DEAD_REPLIES.includes(code))) return true;
  if (says(text, NO_MAILBOX)) return true;
  return (status === "" || MAYBE_DEAD.test(status)) && says(text, MAILBOX_CLOSED);
}

/**
 * Whether a reply is about our account, sender or permission to relay at the server of `SMTP_URL`, so that every message
 * would fail the same way.
 */
export function isAboutOurAccount(reply: string): boolean {
  const read = parse(reply);
  if (read === undefined) return false;
  const { code, status = "", text } = read;
  return (
    SIGN_IN_REPLIES.includes(code) ||
    OUR_ACCOUNT_STATUS.test(status) ||
    says(text, ABOUT_OUR_ACCOUNT)
  );
}
