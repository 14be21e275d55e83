import { openForCommand } from "../../../db/connection/open-for-command";
import { createPool, type Queries } from "../../../db/connection/pool";

/** Asks the database of the site under test, which runs meanwhile. */
export async function askSite<Answer>(verb: (db: Queries) => Promise<Answer>): Promise<Answer> {
  const { target, close } = await openForCommand(undefined, process.env["SITE_DATA"] ?? "");
  const pool = createPool(target, 1);
  try {
    return await verb(pool.queries);
  } finally {
    await pool.end({ graceMs: 1_000 });
    await close();
  }
}
