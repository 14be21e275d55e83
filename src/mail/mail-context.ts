import type { MailContext } from "./writer";
import type { Secret } from "../secrets/secret";
import { readSender } from "./sender";
import { answersContact, teamAddressesOf } from "./team-addresses";

/** The settings that messages depend on; see `env.ts`. */
export type MailSettings = {
  SITE_URL: string;
  MAIL_FROM: string;
  MAIL_BOUNCES_TO?: string | undefined;
  CONTACT_TO?: string | undefined;
};

/** What all messages have in common. */
export function mailContextOf(env: MailSettings, secret: Secret): MailContext {
  const from = readSender(env.MAIL_FROM);
  // Cannot happen: `env.ts` validates it.
  if (from === undefined) throw new Error("MAIL_FROM is not an address.");
  return {
    siteUrl: env.SITE_URL,
    from,
    bouncesTo: env.MAIL_BOUNCES_TO ?? from.address,
    secret,
    isContactAnswered: answersContact(teamAddressesOf(env.CONTACT_TO)),
  };
}
