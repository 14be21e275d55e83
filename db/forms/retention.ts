import { and, inArray, isNull, sql } from "drizzle-orm";
import { erasures } from "../schema/consent";
import { MAX_DROPPED, pruneSome, type Drop } from "../connection/prune";
import { dropLedger } from "./erase";
import { dropOldHeld } from "./held";
import { dropOldCounts } from "../mail/mail-cap";
import { outbox } from "../schema/mail";
import { dropMailAbout, dropOldMail } from "../mail/outbox";
import { dropEndedWindows } from "../connection/rate-limits";
import { subscribers } from "../schema/forms";

/** No journal keeps what it has delivered for so long, and no backup that is restored should be older. */
export const MARKS_KEPT_DAYS = 30;

/**
 * Removes sign-ups that were asked to confirm a month ago and did not, or could not be asked, with their messages and
 * their ledger. One whose message still waits stays.
 */
export const dropUnconfirmed: Drop = (db) =>
  db.transaction(async (tx) => {
    const gone = await tx.execute<{ id: string }>(sql`
      delete from ${subscribers} where id = any (array(
        select id from ${subscribers} asked
        where confirmed_at is null and unsubscribed_at is null
          -- Implied by what follows, but asked of few rows only.
          and created_at < now() - interval '30 days'
          and coalesce((select max(coalesce(sent_at, failed_at)) from ${outbox} where about_id = asked.id), created_at)
            < now() - interval '30 days'
          and not exists (
            select 1 from ${outbox} where about_id = asked.id and sent_at is null and failed_at is null)
        limit ${MAX_DROPPED}))
        -- Looked at again where somebody confirmed while this waited for the row.
        and confirmed_at is null and unsubscribed_at is null
      returning id`);
    const ids = gone.map(({ id }) => id);
    const [back] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(inArray(outbox.aboutId, ids), isNull(outbox.sentAt), isNull(outbox.failedAt)))
      .limit(1);
    if (back) throw new Error("Somebody signed up again meanwhile; the next sweep tries anew.");
    await dropMailAbout(tx, ids);
    await dropLedger(tx, ids);
    return ids.length;
  });

/** Forgets who was erased. */
const dropErasures: Drop = (db) =>
  pruneSome(
    db,
    erasures,
    sql`${erasures.erasedAt} < now() - make_interval(days => ${MARKS_KEPT_DAYS}::int)`,
  );

/** What removes things that were kept for long enough, to be called now and then; what fails is done the next time. */
export const sweeps: Drop[] = [
  dropUnconfirmed,
  dropOldMail,
  dropOldCounts,
  dropErasures,
  dropOldHeld,
  dropEndedWindows,
];
