import type { MailKind } from "../../db/mail-schema";
import {
  confirmLetter,
  contactLetter,
  preferencesLetter,
  waitlistLetter,
} from "../../views/content/emails";
import { teamLetter } from "../../views/content/team-email";
import { withAsciiDomain } from "../email-address";
import { endpoints, paths } from "../paths";
import { sealAddress } from "./address-token";
import { makeToken, type Purpose } from "./link-token";
import { writeAccount } from "./write-account";
import type { Writable, Writer, Writing } from "./write-message";

/** How each kind of message is written. */
export const writers: Record<MailKind, Writer> = {
  confirm(writing, mail) {
    const ways = waysOut(writing, mail);
    const confirm = linkFor(writing, "confirm", mail.aboutId);
    return { letter: confirmLetter(mail.data.source ?? "", { confirm, ...ways }), ...ways };
  },
  waitlist(writing, mail) {
    const ways = waysOut(writing, mail);
    const demo = writing.siteUrl + paths.demo.path;
    return { letter: waitlistLetter(mail.data.source ?? "", { demo, ...ways }), ...ways };
  },
  /** An answer to somebody's own message is on no list of its own: its link leaves all lists that the address is on. */
  contact(writing, mail) {
    const ways = waysOut(writing, mail);
    return { letter: contactLetter(mail.data.topic ?? "", ways), ...ways };
  },
  /** To the team, which is on no list and needs no way out; its answer goes to who wrote. */
  team: (_writing, { data }) => ({
    letter: teamLetter(data),
    answerTo: withAsciiDomain(data.email ?? ""),
  }),
  /** The same goes for what is about an address as a whole. */
  preferences(writing, mail) {
    const ways = waysOut(writing, mail);
    return { letter: preferencesLetter(ways), ...ways };
  },
  account: writeAccount,
};

/** What every message holds: how not to get another, and how to see and change all that comes to the address. */
function waysOut(writing: Writing, { aboutId, recipient }: Writable) {
  const query = new URLSearchParams({ token: sealAddress(writing.secret, recipient) });
  return {
    leave: linkFor(writing, "unsubscribe", aboutId),
    preferences: `${writing.siteUrl}${paths.preferences.path}?${query}`,
  };
}

function linkFor({ siteUrl, secret }: Writing, purpose: Purpose, id: string): string {
  const query = new URLSearchParams({ token: makeToken(secret, purpose, id) });
  return `${siteUrl}${endpoints[purpose]}?${query}`;
}
