import { sql, type SQL } from "drizzle-orm";
import { mailCounts } from "../schema/mail";

/** Messages about lists, features and forms that one address gets at most, whoever asks for them. */
export const MAIL_CAP = { anHour: 5, aDay: 20 } as const;

const HOUR = sql.raw("interval '1 hour'");
const DAY = sql.raw("interval '1 day'");
const A_DAY = sql.raw(String(MAIL_CAP.aDay));
const AN_HOUR = sql.raw(String(MAIL_CAP.anHour));

/**
 * Two parts of a statement's `with`: of the messages that `asked` names, `capped` says which may be queued
 * (`is_allowed`), each address's first ones. The row of an address is locked until the transaction ends, and is read
 * anew when that was waited for, so the cap holds for all replicas at once. Rows are locked in one order, or two
 * statements with the same addresses could wait for each other. `asked` has the columns `id` and `email`.
 */
export const CAPPED: SQL = sql`
  counted as (
    insert into ${mailCounts} as known (recipient, queued_at, allowed)
    select lower(email), array_fill(now(), array[least(count(*), ${AN_HOUR})::int]), least(count(*), ${AN_HOUR})
    from asked group by lower(email) order by lower(email)
    on conflict (recipient) do update set (queued_at, allowed) = (
      select lately || array_fill(now(), array[rest]), rest
      from (
        select array_agg(at) filter (where at is not null) as lately,
          greatest(0, least(excluded.allowed, ${A_DAY} - count(at),
            ${AN_HOUR} - count(at) filter (where at > now() - ${HOUR})))::int as rest
        from unnest(known.queued_at) at where at > now() - ${DAY}
      ) day
    )
    returning recipient, allowed
  ), capped as (
    select asked.*, row_number() over (partition by recipient order by id) <= allowed as is_allowed
    from asked join counted on recipient = lower(email)
  )`;
