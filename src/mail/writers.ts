import type { MailKind } from "../../db/schema/mail";
import { toLine, toLines } from "../../db/connection/plain-text";
import {
  confirmLetter,
  contactLetter,
  preferencesLetter,
  waitlistLetter,
} from "../../views/content/emails";
import { teamLetter } from "../../views/content/team-email";
import { parseSource } from "../../views/partials/sign-up-source";
import { withAsciiDomain } from "./email-address";
import { endpoints, paths } from "../paths";
import { encryptAddress } from "./address-token";
import { makeToken, type Purpose } from "./link-token";
import { writeAccount } from "./write-account";
import type { Writable, Writer, Writing } from "./write-message";

/** How each kind of message is written. */
export const writers: Record<MailKind, Writer> = {
  confirm(writing, mail) {
    const ways = waysOut(writing, mail);
    const confirm = linkFor(writing, "confirm", mail.aboutId);
    return { letter: confirmLetter(signUpOf(mail), { confirm, ...ways }), ...ways };
  },
  waitlist(writing, mail) {
    const ways = waysOut(writing, mail);
    const demo = writing.siteUrl + paths.demo.path;
    return { letter: waitlistLetter(signUpOf(mail), { demo, ...ways }), ...ways };
  },
  contact(writing, mail) {
    const ways = waysOutOfAll(writing, mail);
    return { letter: contactLetter(mail.data.topic ?? "", ways), ...ways };
  },
  /** To the team, which is on no list and needs no way out; its answer goes to who wrote. */
  team(_writing, { data }) {
    const { message = "", email = "", ...fields } = data;
    const lines = Object.entries(fields).map(([name, typed = ""]) => [name, toLine(typed)]);
    const words = { email, message: toLines(message), ...Object.fromEntries(lines) };
    return { letter: teamLetter(words), answerTo: withAsciiDomain(email) };
  },
  preferences(writing, mail) {
    const ways = waysOutOfAll(writing, mail);
    return { letter: preferencesLetter(ways), ...ways };
  },
  account: writeAccount,
};

const signUpOf = ({ data }: Writable) => parseSource(data.source ?? "");

/** What a message about an entry holds: how not to get another, and how to see and change all that comes to the address. */
function waysOut(writing: Writing, mail: Writable) {
  return {
    leave: linkFor(writing, "unsubscribe", mail.aboutId),
    preferences: preferencesLink(writing, mail),
  };
}

/** The same for a message that is about no list: its link leaves every list that the address is on. */
function waysOutOfAll(writing: Writing, mail: Writable) {
  const token = encryptAddress(writing.secret, "leave all", mail.recipient);
  return {
    leave: addressOf(writing, endpoints.unsubscribe, token),
    preferences: preferencesLink(writing, mail),
  };
}

function preferencesLink(writing: Writing, { recipient }: Writable): string {
  const token = encryptAddress(writing.secret, "preferences", recipient);
  return addressOf(writing, paths.preferences.path, token);
}

function linkFor(writing: Writing, purpose: Purpose, id: string): string {
  return addressOf(writing, endpoints[purpose], makeToken(writing.secret, purpose, id));
}

function addressOf({ siteUrl }: Writing, path: string, token: string): string {
  return `${siteUrl}${path}?${new URLSearchParams({ token })}`;
}
