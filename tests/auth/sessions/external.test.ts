import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { profiles } from "../../../db/schema/accounts";
import { setRole } from "../../../db/auth/profiles";
import { updateUser } from "../../../db/auth/users";
import { rotateKeys } from "../../../src/auth/tokens/rotate-keys";
import { externalSessionReader } from "../../../src/auth/sessions/external-reader";
import { endpoints } from "../../../src/paths";
import { startApp } from "../../support/site/app";
import { databases, OPENING_MS } from "../../support/database/databases";
import { PASSWORD, startAuthOn } from "../../support/site/auth";

/**
 * One instance of the site, on PGlite, acts as the Supabase project. The site under test stores its profiles in
 * Postgres.
 */
const [project, own] = databases;
let server: ReturnType<typeof Bun.serve> | undefined;
let asked = 0;
let isFrozen = false;
/** If set, answers in place of the project: an instance that has read its keys again. */
let keysOf: Awaited<ReturnType<typeof startAuthOn>> | undefined;

beforeAll(async () => {
  await project?.open();
  await own?.open();
}, OPENING_MS);
afterAll(() => server?.stop(true));

async function start() {
  const database = await own?.open();
  const theirs = await project?.open();
  if (database === undefined || theirs === undefined) throw new Error("no databases");
  asked = 0;
  keysOf = undefined;
  await server?.stop(true);
  server = Bun.serve({
    port: 0,
    fetch: async (request) => {
      asked++;
      if (isFrozen) await Bun.sleep(6_000);
      return (keysOf ?? elsewhere).fetch(request);
    },
  });
  const url = `http://localhost:${server.port}`;
  const elsewhere = await startAuthOn(theirs, { siteUrl: url });
  const supabase = { url, key: "anon" };
  const readSession = externalSessionReader(database, supabase);
  const site = startApp({ auth: { supabase, readSession } });
  const ask = (token: string) =>
    site.request(endpoints.session, { headers: { authorization: `Bearer ${token}` } });
  return { elsewhere, theirs, site, database, url, ask };
}

test('a user of the project gets the role "user" by default', async () => {
  const { elsewhere, database, ask } = await start();
  const ann = await elsewhere.makeUser("ann@example.com", "admin");
  const { access_token: token } = await elsewhere.signIn("ann@example.com");
  const profile = { id: ann.id, email: "ann@example.com", role: "user" };
  expect(await (await ask(token)).json()).toMatchObject({ profile, isAdmin: false });
  await database.run((db) => setRole(db, ann.id, "admin"));
  expect(await (await ask(token)).json()).toMatchObject({ isAdmin: true });
  expect(
    await database.run((db) => db.select().from(profiles).where(eq(profiles.id, ann.id))),
  ).toHaveLength(1);
});

test("an email change at the project is copied, and the role stays", async () => {
  const { elsewhere, theirs, database, ask } = await start();
  const { id } = await elsewhere.makeUser("ann@example.com");
  const { access_token: before } = await elsewhere.signIn("ann@example.com");
  await ask(before);
  await database.run((db) => setRole(db, id, "admin"));
  await theirs.run((db) => updateUser(db, id, { email: "ann@elsewhere.example" }));
  const { access_token: token } = await elsewhere.signIn("ann@elsewhere.example");
  const profile = { id, email: "ann@elsewhere.example", role: "admin" };
  expect(await (await ask(token)).json()).toMatchObject({ profile, isAdmin: true });
});

test("supabase-js signs in at the project, and its token works here", async () => {
  const { elsewhere, url, ask } = await start();
  await elsewhere.makeUser("ann@example.com");
  const client = createClient(url, "anon", { auth: { autoRefreshToken: false } });
  const email = "ann@example.com";
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  const answer = await ask(data.session?.access_token ?? "");
  expect(await answer.json()).toMatchObject({ profile: { email, role: "user" }, isAdmin: false });
});

test("the project's keys are cached, and fetched again for an unknown key id", async () => {
  const { elsewhere, theirs, ask, url } = await start();
  const { access_token: token } = await elsewhere.sessionOf(
    await elsewhere.makeUser("ann@example.com"),
  );
  for (let n = 0; n < 5; n++) expect((await ask(token)).status).toBe(200);
  expect(asked).toBe(1);
  const { secret } = elsewhere.auth;
  await theirs.run((db) => rotateKeys(db, secret));
  const later = sql`update signing_keys set created_at = now() - interval '1 hour'`;
  await theirs.run((db) => db.execute(later));
  await theirs.run((db) => rotateKeys(db, secret));
  const rotated = await startAuthOn(theirs, { siteUrl: url });
  const { access_token: next } = await rotated.signIn("ann@example.com");
  keysOf = rotated;
  // Unknown keys are looked up at most once a second.
  while ((await ask(next)).status !== 200) await Bun.sleep(50);
  expect((await ask(token)).status).toBe(200);
  expect(asked).toBe(2);
  const unknown = `${btoa('{"alg":"ES256","kid":"new"}')}.${token.split(".").slice(1).join(".")}`;
  expect((await ask(unknown)).status).toBe(401);
});

test("a project that does not answer times out after three seconds", async () => {
  const { elsewhere, ask } = await start();
  const { access_token: token } = await elsewhere.sessionOf(
    await elsewhere.makeUser("ann@example.com"),
  );
  isFrozen = true;
  const began = performance.now();
  const response = await ask(token);
  isFrozen = false;
  expect(response.status).toBe(503);
  const seconds = (performance.now() - began) / 1000;
  expect(seconds).toBeGreaterThan(2.9);
  expect(seconds).toBeLessThan(4.5);
}, 120_000);

test("the site's own tokens are rejected, and the built-in backend is off", async () => {
  const { site, ask, database } = await start();
  const other = await startAuthOn(database);
  const { access_token: token } = await other.sessionOf(await other.makeUser("bob@example.com"));
  expect((await ask(token)).status).toBe(401);
  expect((await site.request("/auth/v1/health")).status).toBe(404);
});

test("pages name the project, and the content security policy allows it", async () => {
  const { site, url } = await start();
  const response = await site.request("/session-test");
  expect(response.headers.get("content-security-policy")).toContain(`connect-src 'self' ${url};`);
  expect(await response.text()).toContain(url);
});

test("an unreachable project causes 503, never 401", async () => {
  const { elsewhere, ask } = await start();
  const { access_token: token } = await elsewhere.sessionOf(
    await elsewhere.makeUser("ann@example.com"),
  );
  await server?.stop(true);
  const response = await ask(token);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
});
