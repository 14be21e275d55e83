import { inArray, lt, sql } from "drizzle-orm";
import { erasures } from "./consent-schema";
import { dropLedger } from "./erase";
import { dropOldHeld } from "./held";
import { outbox } from "./mail-schema";
import type { Queries } from "./pool";
import { dropOldMail } from "./outbox";
import { dropEndedWindows } from "./rate-limits";
import { subscribers } from "./schema";

/** No journal keeps what it has delivered for so long, and no backup that is restored should be older. */
export const MARKS_KEPT_DAYS = 30;

/** At once; more are left for the next time, so that a sweep ends within its deadline. */
const DROPPED_MOST = 1_000;

/**
 * Removes sign-ups that were asked to confirm a month ago and did not, or could not be asked, with their messages and
 * their ledger. One whose message still waits stays.
 */
export function dropUnconfirmed(db: Queries): Promise<void> {
  return db.transaction(async (tx) => {
    const gone = await tx.execute<{ id: string }>(sql`
      delete from ${subscribers} where id in (
        select id from ${subscribers} asked
        where confirmed_at is null and unsubscribed_at is null
          -- Implied by what follows, but asked of few rows only.
          and created_at < now() - interval '30 days'
          and coalesce((select max(coalesce(sent_at, failed_at)) from ${outbox} where about_id = asked.id), created_at)
            < now() - interval '30 days'
          and not exists (
            select 1 from ${outbox} where about_id = asked.id and sent_at is null and failed_at is null)
        limit ${DROPPED_MOST})
      returning id`);
    const ids = gone.map(({ id }) => id);
    await tx.delete(outbox).where(inArray(outbox.aboutId, ids));
    await dropLedger(tx, ids);
  });
}

/** Forgets who was erased. */
async function dropErasures(db: Queries): Promise<void> {
  const old = sql`now() - interval '${sql.raw(`${MARKS_KEPT_DAYS} days`)}'`;
  await db.delete(erasures).where(lt(erasures.erasedAt, old));
}

/** What removes things that were kept for long enough, to be called now and then; what fails is done the next time. */
export const sweeps: ((db: Queries) => Promise<unknown>)[] = [
  dropUnconfirmed,
  dropOldMail,
  dropErasures,
  dropOldHeld,
  dropEndedWindows,
];
