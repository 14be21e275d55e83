import type { MailContext, Writable, Writer } from "./writer";
import type { MailKind } from "../../db/schema/mail";
import { toLine, toLines } from "../plain-text";
import {
  confirmEmail,
  messageEmails,
  preferencesEmail,
  waitlistEmail,
} from "../../views/content/emails";
import { heldEmail, teamEmail } from "../../views/content/team-email";
import { parseSource } from "../../views/content/sign-up-source";
import { withAsciiDomain } from "./email-address";
import { endpoints, paths } from "../paths";
import { makeToken, type Purpose } from "./links/link-token";
import { writeAccount } from "./write-account";

/** The function that writes each kind of message. */
export const writers: Record<MailKind, Writer> = {
  confirm(context, mail) {
    const links = unsubscribeLinks(context, mail);
    const confirm = linkFor(context, "confirm", mail.aboutId);
    return { content: confirmEmail(signUpOf(mail), { confirm, ...links }), ...links };
  },
  waitlist(context, mail) {
    const links = unsubscribeLinks(context, mail);
    const demo = context.siteUrl + paths.demo.path;
    return { content: waitlistEmail(signUpOf(mail), { demo, ...links }), ...links };
  },
  /** Goes to the team, so it has no unsubscribe link; replies go to the person who wrote. */
  team(_writing, { data }) {
    const { message = "", email = "", ...fields } = data;
    const lines = Object.entries(fields).map(([name, typed = ""]) => [name, toLine(typed)]);
    const written = { email, message: toLines(message), ...Object.fromEntries(lines) };
    return { content: teamEmail(written), replyTo: withAsciiDomain(email) };
  },
  preferences(context, mail) {
    const links = unsubscribeAllLinks(context, mail);
    return { content: preferencesEmail(links), ...links };
  },
  held: (_writing, { data }) => ({ content: heldEmail(Number(data.count)) }),
  account: writeAccount,
  ...acknowledgements(),
};

/** Acknowledgements of messages, by kind. */
function acknowledgements() {
  const kinds = Object.entries(messageEmails).map(([kind, write]): [string, Writer] => [
    kind,
    (context, mail) => {
      const links = unsubscribeAllLinks(context, mail);
      return { content: write(mail.data, links, context.isContactAnswered), ...links };
    },
  ]);
  return Object.fromEntries(kinds) as Record<keyof typeof messageEmails, Writer>;
}

const signUpOf = ({ data }: Writable) => parseSource(data.source ?? "");

/** The links of a message about a list: unsubscribe from it, and open the address's preferences. */
export function unsubscribeLinks(
  context: MailContext,
  mail: Pick<Writable, "aboutId" | "recipient">,
) {
  return {
    leave: linkFor(context, "unsubscribe", mail.aboutId),
    preferences: preferencesLink(context, mail),
  };
}

/** The same links for a message about no list: this one unsubscribes from every list. */
export function unsubscribeAllLinks(context: MailContext, mail: Pick<Writable, "recipient">) {
  const token = makeToken(context.secret, "leave all", mail.recipient);
  return {
    leave: addressOf(context, endpoints.unsubscribe, token),
    preferences: preferencesLink(context, mail),
  };
}

function preferencesLink(context: MailContext, { recipient }: Pick<Writable, "recipient">): string {
  const token = makeToken(context.secret, "preferences", recipient);
  return addressOf(context, paths.preferences.path, token);
}

function linkFor(context: MailContext, purpose: Purpose, id: string): string {
  return addressOf(context, endpoints[purpose], makeToken(context.secret, purpose, id));
}

function addressOf({ siteUrl }: MailContext, path: string, token: string): string {
  return `${siteUrl}${path}?${new URLSearchParams({ token })}`;
}
