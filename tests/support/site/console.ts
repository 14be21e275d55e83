import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { consolePaths } from "../../../src/paths";
import { formPost } from "./app";
import { PASSWORD, startAuthOn } from "./auth";

/** Starts the site with ada, an admin who has given a code of her authenticator app just now, signed in to the console. */
export async function startConsoleOn(
  database: Database,
  forConsole?: Parameters<typeof startAuthOn>[2],
) {
  const site = await startAuthOn(database, {}, forConsole);
  const email = "ada@example.com";
  const { id } = await site.makeUser(email, "admin");
  const signedIn = await site.request(
    consolePaths.signIn.path,
    formPost({ email, password: PASSWORD }),
  );
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const query = (text: string) => database.run((db) => db.execute(sql.raw(text)));
  await query(`insert into factors (user_id, is_verified, sealed_secret, friendly_name)
    values ('${id}', true, 'x', 'phone')`);
  await query("update sessions set aal = 'aal2'");
  await query("update console_sessions set code_at = now()");
  const get = (path: string) => site.request(path, { headers: { cookie } });
  return {
    site,
    id,
    get,
    /** The text of a page. */
    read: async (path: string) => (await get(path)).text(),
    post: (path: string, fields: Record<string, string>) =>
      site.request(path, formPost(fields, { cookie })),
    query,
    /** What was recorded, oldest first. */
    acts: async () =>
      (await query("select act from console_audit order by created_at, act")).map(({ act }) => act),
  };
}
