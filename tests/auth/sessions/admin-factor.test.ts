import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import { setRole } from "../../../db/auth/profiles";
import { externalSessionReader } from "../../../src/auth/sessions/external-reader";
import { endpoints } from "../../../src/paths";
import { startApp } from "../../support/site/app";
import { startAuthOn } from "../../support/site/auth";
import { databases, OPENING_MS } from "../../support/database/databases";

const servers: ReturnType<typeof Bun.serve>[] = [];
beforeAll(async () => void (await Promise.all(databases.map(({ open }) => open()))), OPENING_MS);
afterAll(() => Promise.all(servers.map((server) => server.stop(true))));

for (const { name, open } of databases)
  test(`on ${name}, an admin with a second factor is an admin only in aal2 sessions`, async () => {
    const site = await startAuthOn(await open());
    await site.makeUser("ada@example.com", "admin");
    const ask = async (token: string) => {
      const { profile, ...said } = await (
        await site.call(endpoints.session, { method: "GET", token })
      ).json();
      expect(profile.role).toBe("admin");
      return said;
    };
    const { access_token: token } = await site.signIn("ada@example.com");
    const post = async (path: string, body: object = {}) =>
      (await site.call(`/auth/v1${path}`, { token, body })).json();
    const { id, totp } = await post("/factors", { factor_type: "totp" });
    // An unverified factor does not protect the account yet.
    expect(await ask(token)).toEqual({ isAdmin: true, isFactorMissing: false });
    const { id: challenge_id } = await post(`/factors/${id}/challenge`);
    const code = new TOTP({ secret: totp.secret }).generate();
    const { access_token: aal2 } = await post(`/factors/${id}/verify`, { challenge_id, code });
    const { access_token: aal1 } = await site.signIn("ada@example.com");
    expect(await ask(aal2)).toEqual({ isAdmin: true, isFactorMissing: false });
    expect(await ask(aal1)).toEqual({ isAdmin: false, isFactorMissing: true });
    await site.call(`/auth/v1/factors/${id}`, { method: "DELETE", token: aal2 });
    expect(await ask(aal1)).toEqual({ isAdmin: true, isFactorMissing: false });
  });

test("an admin of a Supabase project also needs the second factor, as the project reports it", async () => {
  const [theirs, own] = await Promise.all(databases.map(({ open }) => open()));
  if (theirs === undefined || own === undefined) throw new Error("no databases");
  const server = Bun.serve({ port: 0, fetch: (request) => project.fetch(request) });
  servers.push(server);
  const url = `http://localhost:${server.port}`;
  const project = await startAuthOn(theirs, { siteUrl: url });
  const readSession = externalSessionReader(own, { url, key: "anon" });
  const site = startApp({ auth: { readSession } });
  const ask = (token: string) =>
    site.request(endpoints.session, { headers: { authorization: `Bearer ${token}` } });
  const { id } = await project.makeUser("ann@example.com");
  const { access_token: token } = await project.signIn("ann@example.com");
  await ask(token);
  await own.run((db) => setRole(db, id, "admin"));
  expect(await (await ask(token)).json()).toMatchObject({ isAdmin: true });
  const add = sql`insert into factors (user_id, is_verified, sealed_secret) values (${id}, true, '')`;
  await theirs.run((db) => db.execute(add));
  expect(await (await ask(token)).json()).toMatchObject({ isAdmin: false, isFactorMissing: true });
  const { refresh_token } = await project.signIn("ann@example.com");
  await theirs.run((db) => db.execute(sql`update sessions set aal = 'aal2'`));
  const refresh = "/auth/v1/token?grant_type=refresh_token";
  const raised = await (await project.call(refresh, { body: { refresh_token } })).json();
  expect(await (await ask(raised.access_token)).json()).toMatchObject({ isAdmin: true });
  // The project rejects the token, because it has ended this session.
  await project.call("/auth/v1/logout", { token });
  expect((await ask(token)).status).toBe(401);
});
