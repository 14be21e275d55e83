import { sql } from "drizzle-orm";
import { broadcastRecipients, broadcasts, RECIPIENT_STATES } from "../schema/broadcasts";
import type { Broadcast, Report } from "../broadcasts/broadcasts";
import type { Queries } from "../connection/pool";

/** The last row of a page, after which the next one begins. */
export type ListKey = { createdAt: string; id: string };

/** How many broadcasts a page has. */
export const BROADCASTS_PER_PAGE = 20;

/** Recipients are counted up to this number in each state, and are more above it. */
export const MAX_RECIPIENTS_COUNTED = 10_000;

type Listed = Pick<Broadcast, "id" | "kind" | "subject" | "state"> & {
  createdAt: string;
  startsAt: string | null;
  counts: Omit<Report, "recipients">;
};

const STATES = sql.raw(RECIPIENT_STATES.map((state) => `('${state}')`).join(", "));

/** Broadcasts, newest first, a page of them by key, each with how many recipients there are in each state. */
export async function listBroadcastPage(db: Queries, after?: ListKey): Promise<Listed[]> {
  const isAfter = after
    ? sql`where (created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const rows = await db.execute<Listed>(sql`
    select id, kind, subject, state,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
      to_char(starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt",
      (select json_object_agg(one.state, (
        select count(*) from (
          select from ${broadcastRecipients} r where r.broadcast_id = page.id and r.state = one.state
          limit ${MAX_RECIPIENTS_COUNTED + 1}
        ) counted)) from (values ${STATES}) one (state)) as counts
    from (
      select * from ${broadcasts} ${isAfter}
      order by created_at desc, id desc limit ${BROADCASTS_PER_PAGE}
    ) page
    order by page.created_at desc, page.id desc`);
  return [...rows];
}
