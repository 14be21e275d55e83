import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { addUser } from "../../../db/auth/users";
import { effort } from "../effort";

/** People, of whom seven in ten are on lists, two on the waitlist, and one wrote a message. */
export const PEOPLE = effort(200_000, 400);
/** Mails: a confirmation for each sign-up, and three issues to most. */
export const MAILS = effort(500_000, 1_000);
/** Rows per statement; the database has a deadline for each. */
const AT_ONCE = 10_000;

/** Stores them, and an admin whose console has this token as its cookie. */
export async function fillConsole(database: Database, token: string): Promise<void> {
  const run = (text: string) => database.run((db) => db.execute(sql.raw(text)));
  const each = async (count: number, statement: (from: number, to: number) => string) => {
    for (let from = 0; from < count; from += AT_ONCE)
      await run(statement(from + 1, Math.min(count, from + AT_ONCE)));
  };
  const signUps = PEOPLE * 0.7;
  await each(
    signUps,
    (
      from,
      to,
    ) => `insert into subscribers (email, source, created_at, confirmed_at, unsubscribed_at, origin)
      select (array['ann','bob','carla','daniel','erika','friedrich','grace','heidi','ivan','judy'])[1 + i % 10]
          || '.' || substr(md5(i::text), 1, 6) || i || '@example' || i % 500 || '.com',
        case when i % 3 = 0 then 'coming-soon:Scroll' when i % 50 = 7 then 'coming-soon:Vision' else 'newsletter' end,
        now() - i % 577 * interval '1 day' - i * interval '1 ms', case when i % 4 > 0 then now() end, case when i % 40 = 0 then now() end,
        jsonb_build_object('page', '/', 'referrer', 'ref' || i % 30 || '.example', 'utm_campaign',
          case when i % 7 = 0 then 'spring' when i % 1000 = 1 then 'rare' end)
      from generate_series(${from}, ${to}) i`,
  );
  await each(
    PEOPLE * 0.2,
    (from, to) => `insert into waitlist_entries (email, source, company, created_at)
      select 'w' || i || '@corp' || i % 100 || '.org', 'beta-waitlist:Mobile App', 'Acme ' || md5(i::text) || ' Ltd',
        now() - i % 400 * interval '1 day' - i * interval '1 ms' from generate_series(${from}, ${to}) i`,
  );
  await each(
    PEOPLE * 0.1,
    (from, to) => `insert into contact_messages (id, name, email, topic, message, created_at)
      select gen_random_uuid(), 'Zoë Miller' || i, 'c' || i || '@example.net', 'sales', 'Hello there, this is a message',
        now() - i % 400 * interval '1 day' from generate_series(${from}, ${to}) i`,
  );
  await each(
    signUps,
    (from, to) => `insert into outbox (kind, recipient, about_id, sent_at, created_at)
      select 'confirm', email, id, now(), created_at from subscribers order by id limit ${to - from + 1} offset ${from - 1}`,
  );
  for (const issue of [1, 2, 3]) {
    await run(`insert into broadcasts (kind, subject, preview, body, state, starts_at, sender_name, postal_address)
      values ('issue', 'Issue ${issue}', 'p', 'b', 'sending', now(), 'Genie', 'Main St')`);
    await each(
      (MAILS - signUps) / 3,
      (from, to) => `insert into broadcast_recipients (broadcast_id, address, state, settled_at)
        select (select id from broadcasts where subject = 'Issue ${issue}'), email, 'sent', now()
        from subscribers order by id limit ${to - from + 1} offset ${from - 1}
        on conflict do nothing`,
    );
  }
  await run(`insert into undeliverable_addresses (address, reason)
    select lower(email), 'reply 5.1.1' from subscribers where source = 'newsletter' order by id limit ${PEOPLE / 100}`);
  for (const table of [
    "subscribers",
    "waitlist_entries",
    "contact_messages",
    "outbox",
    "broadcast_recipients",
  ])
    await run(`vacuum analyze ${table}`);
  await addAdmin(database, token);
}

async function addAdmin(database: Database, token: string): Promise<void> {
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  await database.run(async (db) => {
    const fields = { email: "admin@example.com", passwordHash: "x", isConfirmed: true };
    const user = await addUser(db, { ...fields, role: "admin" });
    if (user === undefined) throw new Error("There is such an account.");
    await db.execute(sql`insert into factors (user_id, is_verified, sealed_secret, friendly_name)
      values (${user.id}, true, 'x', 'phone')`);
    await db.execute(sql`
      with own as (insert into sessions (user_id, aal, methods) values (${user.id}, 'aal2', '[]') returning id)
      insert into console_sessions (token_hash, session_id, code_at) select ${tokenHash}, id, now() from own`);
  });
}
