import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { applyMailEvent, EVENT_SECONDS } from "../../db/forms/provider-events";
import { consent } from "../../views/content/newsletter-consent";
import { isEmailAddress } from "../mail/email-address";
import { endpoints } from "../paths";
import type { Secret } from "../secrets/secret";
import { type ProviderName, providers } from "./providers";
import { SnsUnreachable } from "./sns";

/** SendGrid sends up to a thousand events at once. */
const MAX_HOOK_BYTES = 1024 * 1024;

export type HookOptions = {
  database: Pick<Database, "run">;
  secret: Secret;
  /** The secret of each provider whose posts are taken. */
  secrets: Partial<Record<ProviderName, string | undefined>>;
};

/**
 * Takes bounces and complaints that a mail provider posts to `/hooks/mail/NAME`: 200 with what was changed, 400 if it is
 * none of the provider's posts, 401 if somebody else sent it, 404 unless the provider's secret is set, and 503 if it should
 * be sent again.
 */
export function mailHooks({ database, secret, secrets }: HookOptions) {
  const routes = new Hono();
  const limit = bodyLimit({
    maxSize: MAX_HOOK_BYTES,
    onError: (c) => c.text("At most 1 MiB at once.", 413),
  });
  for (const name of Object.keys(providers) as ProviderName[])
    routes.post(`${endpoints.mailHooks}/${name}`, limit, async (c) => {
      const key = secrets[name];
      if (key === undefined)
        return c.text("Set this provider's secret first: see src/mail/README.md.", 404);
      const { isFrom, post } = providers[name];
      const body = await c.req.text();
      try {
        const sent = { body, json: JSON.parse(body) as unknown, headers: c.req.raw.headers };
        if (!(await isFrom(sent, key))) return c.text("The signature is missing or wrong.", 401);
        let changed = 0;
        const events = post.parse(sent.json);
        for (const { kind, address, atMs, id } of events) {
          // Events are known for a day, so a later one could be a copy.
          const isNew = atMs > Date.now() - EVENT_SECONDS * 1000;
          if (kind === undefined || !isNew || !isEmailAddress(address)) continue;
          const event = {
            provider: name,
            kind,
            address,
            key: secret.hash("mail event", name + id),
          };
          if (await database.run((db) => applyMailEvent(db, event, consent.privacyVersion)))
            changed++;
        }
        return c.text(`${events.length} events, ${changed} changed something.`);
      } catch (error) {
        if (error instanceof z.ZodError || error instanceof SyntaxError)
          return c.text("This is no event of this provider.", 400);
        if (error instanceof DatabaseUnavailable || error instanceof SnsUnreachable)
          return c.text("Try again later.", 503, { "Retry-After": "60" });
        throw error;
      }
    });
  return routes;
}
