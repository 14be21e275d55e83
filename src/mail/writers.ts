import type { MailKind } from "../../db/mail-schema";
import { confirmLetter, contactLetter, waitlistLetter } from "../../views/content/emails";
import { endpoints, paths } from "../paths";
import { makeToken, type Purpose } from "./link-token";
import { writeAccount } from "./write-account";
import type { Writer, Writing } from "./write-message";

/** How each kind of message is written. */
export const writers: Record<MailKind, Writer> = {
  confirm(writing, { aboutId, data: { source = "" } }) {
    const leave = linkFor(writing, "unsubscribe", aboutId);
    const confirm = linkFor(writing, "confirm", aboutId);
    return { letter: confirmLetter(source, { confirm, leave }), leave };
  },
  waitlist(writing, { aboutId, data: { source = "" } }) {
    const leave = linkFor(writing, "unsubscribe", aboutId);
    const demo = writing.siteUrl + paths.demo.path;
    return { letter: waitlistLetter(source, { demo, leave }), leave };
  },
  /** An answer to somebody's own message is on no list of its own: its link leaves all lists that the address is on. */
  contact(writing, { aboutId, data: { topic = "" } }) {
    const leave = linkFor(writing, "unsubscribe", aboutId);
    return { letter: contactLetter(topic, { leave }), leave };
  },
  account: writeAccount,
};

function linkFor({ siteUrl, secret }: Writing, purpose: Purpose, id: string): string {
  const query = new URLSearchParams({ token: makeToken(secret, purpose, id) });
  return `${siteUrl}${endpoints[purpose]}?${query}`;
}
