import type { MailKind } from "../../db/mail-schema";
import { confirmLetter } from "../../views/content/emails";
import { endpoints } from "../paths";
import { makeToken, type Purpose } from "./link-token";
import type { Writer, Writing } from "./write-message";

/** How each kind of message is written. */
export const writers: Record<MailKind, Writer> = {
  confirm(writing, { aboutId, data }) {
    const leave = linkFor(writing, "unsubscribe", aboutId);
    const confirm = linkFor(writing, "confirm", aboutId);
    return { letter: confirmLetter(data.source ?? "", { confirm, leave }), leave };
  },
};

function linkFor({ siteUrl, secret }: Writing, purpose: Purpose, id: string): string {
  const query = new URLSearchParams({ token: makeToken(secret, purpose, id) });
  return `${siteUrl}${endpoints[purpose]}?${query}`;
}
