import { beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

/** Two refreshes can only run concurrently on a server with several connections. */
const [, postgres] = databases;
beforeAll(() => postgres?.open(), OPENING_MS);

type Site = Awaited<ReturnType<typeof startAuthOn>>;

const refresh = (site: Site, refresh_token: string) =>
  site.call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

async function signedIn() {
  const database = await postgres?.open();
  if (database === undefined) throw new Error("no database");
  const site = await startAuthOn(database);
  const { refresh_token: token } = await site.sessionOf(await site.makeUser("ann@example.com"));
  return { site, token };
}

test("concurrent refreshes at two replicas get the same token", async () => {
  const { site, token } = await signedIn();
  const replica = await startAuthOn(site.auth.database);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => refresh(n % 2 ? site : replica, token)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(bodies.map((body) => body.refresh_token)).size).toBe(1);
  const [stored] = await site.auth.database.run((db) =>
    db.execute(sql`select count(*)::int as tokens, max(number) as last from refresh_tokens`),
  );
  expect(stored).toEqual({ tokens: 2, last: 2 });
});

test("a refresh returns 409 when the session stays locked for five seconds", async () => {
  const { site, token } = await signedIn();
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const holding = site.auth.database.run((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select from sessions for update`);
      held.resolve();
      await answered.promise;
    }),
  );
  await held.promise;
  const answer = await refresh(site, token);
  answered.resolve();
  await holding;
  expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
  expect((await refresh(site, token)).status).toBe(200);
}, 120_000);
