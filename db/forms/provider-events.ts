import { sql } from "drizzle-orm";
import type { Queries } from "../connection/pool";
import { decide, type Evidence } from "./decisions";
import { markUndeliverable } from "./undeliverable";
import { countTry } from "../limits/rate-limits";
import { broadcastRecipients } from "../schema/broadcasts";
import { outbox } from "../schema/mail";

/** Providers try again for hours while the database is down. */
export const EVENT_SECONDS = 24 * 60 * 60;

/**
 * Marks an address that bounced as undeliverable, and unsubscribes one that complained. Returns whether that changed
 * something: not for an address that we have not written to or is on no list, nor for an event that was here before, by `key`.
 */
export function applyMailEvent(
  db: Queries,
  event: { provider: string; kind: "bounce" | "complaint"; address: string; key: string },
  privacyVersion: Evidence["privacyVersion"],
): Promise<boolean> {
  const { provider, kind, address, key } = event;
  return db.transaction(async (tx) => {
    const { count } = await countTry(tx, key, EVENT_SECONDS);
    if (count > 1) return false;
    if (kind === "complaint") {
      const receivedAt = new Date().toISOString();
      const evidence = { how: kind, privacyVersion };
      const left = { change: "unsubscribed", email: address, receivedAt, evidence } as const;
      return (await decide(tx, left)) === "done";
    }
    const recipient = sql`
      (select recipient from ${outbox} where fold_address(recipient) = fold_address(${address})
        and kind not in ('team', 'held') limit 1)
      union (select address from ${broadcastRecipients}
        where fold_address(address) = fold_address(${address}) limit 1) limit 1`;
    return markUndeliverable(tx, recipient, `bounce reported by ${provider}`);
  });
}
