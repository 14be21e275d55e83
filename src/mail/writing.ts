import type { Secret } from "../secrets/secret";
import type { Environment } from "../env";
import { readSender } from "./sender";
import type { Writing } from "./write-message";

/** What messages have in common, as the environment says it. */
export function writingOf(env: Environment, secret: Secret): Writing {
  const from = readSender(env.MAIL_FROM);
  // The environment's own check has read it before.
  if (from === undefined) throw new Error("MAIL_FROM is not an address.");
  return {
    siteUrl: env.SITE_URL,
    from,
    bouncesTo: env.MAIL_BOUNCES_TO ?? from.address,
    secret,
  };
}
