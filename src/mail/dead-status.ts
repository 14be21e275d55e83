/**
 * Enhanced status codes (RFC 3463, and RFC 7505 for 5.1.10) that mean an address is not in use: the mailbox or its
 * domain does not exist, has moved or is disabled. All others may concern us or this message: a full mailbox, the size,
 * the text, a blocked sender.
 */
const DEAD = /^5\.(?:1\.[01236]|1\.10|2\.1|4\.4)$/;

/** Servers without enhanced codes also use 550 for blocked senders and relays, so the reply's text decides. */
const NO_MAILBOX =
  /\b(?:no such (?:user|mailbox|recipient|address|person)|(?:user|mailbox|recipient|address|account)\b.{0,60}(?:unknown|not found|doesn'?t exist|does not exist|no longer exists|invalid|disabled|inactive|deactivated)|(?:unknown|invalid|unrouteable) (?:user|mailbox|recipient|address|account)|mailbox unavailable)/i;

/** RFC 5321 §4.2.3 and RFC 7504: not a local user, and a domain that takes no mail. */
const DEAD_REPLIES = ["551", "556"];

/**
 * Returns the status of a mail server's reply, such as `550 5.1.1 <ann@example.com>: User unknown`, if it means that the
 * address takes no mail at all; otherwise undefined.
 */
export function deadStatusOf(reply: string): string | undefined {
  const [, code = "", rest = ""] = /^(5\d\d)(?:[ -](.*))?$/s.exec(reply.slice(0, 1_000)) ?? [];
  if (code === "") return undefined;
  const status =
    /^\s*(5\.\d{1,3}\.\d{1,3})\b/.exec(rest)?.[1] ?? /#(5\.\d{1,3}\.\d{1,3})\b/.exec(rest)?.[1];
  if (status !== undefined) return isDeadStatus(status) ? status : undefined;
  return DEAD_REPLIES.includes(code) || (code === "550" && NO_MAILBOX.test(rest))
    ? code
    : undefined;
}

/** Whether an enhanced status code means that an address takes no mail at all. */
export const isDeadStatus = (status: string): boolean => DEAD.test(status);
