import { sql, type SQL } from "drizzle-orm";
import { mailCounts } from "../schema/mail";

/** Maximum messages about lists, features and forms to one address, whoever requests them. */
export const MAIL_CAP = { anHour: 5, aDay: 20 } as const;

const HOUR = sql.raw("interval '1 hour'");
const DAY = sql.raw("interval '1 day'");
const A_DAY = sql.raw(String(MAIL_CAP.aDay));
const AN_HOUR = sql.raw(String(MAIL_CAP.anHour));

/**
 * Two parts of a `with` clause: `capped` says which messages of `asked` may be queued (`is_allowed`), first come
 * first served per address. An address's row is locked until the transaction ends and reread after waiting, so the
 * cap holds across replicas. Rows are locked in a fixed order to avoid deadlocks. `asked` has the columns `id` and
 * `email`.
 */
export const CAPPED: SQL = sql`
  counted as (
    insert into ${mailCounts} as known (recipient, queued_at, allowed)
    select fold_address(email), array_fill(now(), array[least(count(*), ${AN_HOUR})::int]), least(count(*), ${AN_HOUR})
    from asked group by fold_address(email) order by fold_address(email)
    on conflict (recipient) do update set (queued_at, allowed) = (
      select lately || array_fill(now(), array[rest]), rest
      from (
        select array_agg(at) filter (where at is not null) as lately,
          greatest(0, least(excluded.allowed, ${A_DAY} - count(at),
            ${AN_HOUR} - count(at) filter (where at > now() - ${HOUR})))::int as rest
        from unnest(known.queued_at) at where at > now() - ${DAY} and at <= clock_timestamp()
      ) day
    )
    returning recipient, allowed
  ), capped as (
    select asked.*, row_number() over (partition by recipient order by id) <= allowed as is_allowed
    from asked join counted on recipient = fold_address(email)
  )`;
