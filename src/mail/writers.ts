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

/** The function that writes each kind of message. */
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
    return {
      letter: contactLetter(mail.data.topic ?? "", ways, writing.isContactAnswered),
      ...ways,
    };
  },
  /** Goes to the team, so it has no unsubscribe link; replies go to the person who wrote. */
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

/** The links of a message about a list: unsubscribe from it, and open the address's preferences. */
export function waysOut(writing: Writing, mail: Pick<Writable, "aboutId" | "recipient">) {
  return {
    leave: linkFor(writing, "unsubscribe", mail.aboutId),
    preferences: preferencesLink(writing, mail),
  };
}

/** The same links for a message about no list: this one unsubscribes from every list. */
export function waysOutOfAll(writing: Writing, mail: Pick<Writable, "recipient">) {
  const token = encryptAddress(writing.secret, "leave all", mail.recipient);
  return {
    leave: addressOf(writing, endpoints.unsubscribe, token),
    preferences: preferencesLink(writing, mail),
  };
}

function preferencesLink(writing: Writing, { recipient }: Pick<Writable, "recipient">): string {
  const token = encryptAddress(writing.secret, "preferences", recipient);
  return addressOf(writing, paths.preferences.path, token);
}

function linkFor(writing: Writing, purpose: Purpose, id: string): string {
  return addressOf(writing, endpoints[purpose], makeToken(writing.secret, purpose, id));
}

function addressOf({ siteUrl }: Writing, path: string, token: string): string {
  return `${siteUrl}${path}?${new URLSearchParams({ token })}`;
}
