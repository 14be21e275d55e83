import { openForCommand } from "../../db/connection/open-for-command";
import { connect } from "../../db/connection/pool";
import type { Site } from "./site";

/** How many accepted submissions are stored, and how many addresses have more than one row. */
export type Count = { accepted: number; stored: number; lost: number; twice: number };

/**
 * Waits until a running site has replayed its journal, then looks for the row of every accepted submission.
 */
export async function countRows(
  accepted: string[],
  { url, folder, site }: { url?: string | undefined; folder: string; site: Site },
): Promise<Count> {
  await site.untilReplayed();
  const { target, close } = await openForCommand(url, folder);
  const client = connect(target, 1);
  const rows = await client<{ email: string; count: number }[]>`
    select email, count(*)::int as count from (
      select email from subscribers union all
      select email from waitlist_entries union all
      select email from contact_messages
    ) stored where email like 'visitor-%' group by email`;
  await client.end();
  await close();
  const counts = new Map(rows.map(({ email, count }) => [email, count]));
  const stored = accepted.filter((email) => counts.has(email)).length;
  const twice = rows.filter(({ count }) => count > 1).length;
  return { accepted: accepted.length, stored, lost: accepted.length - stored, twice };
}
