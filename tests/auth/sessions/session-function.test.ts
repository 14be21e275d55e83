import { beforeAll, describe, expect, test } from "bun:test";
import { generateKeyPair, importJWK, SignJWT } from "jose";
import { setRole } from "../../../db/auth/profiles";
import { updateUser } from "../../../db/auth/users";
import { endpoints } from "../../../src/paths";
import { SITE_URL } from "../../support/site/app";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open());
      const ada = await site.makeUser("ada@example.com", "admin");
      const session = await site.signIn("ada@example.com");
      const ask = (token?: string) =>
        site.request(endpoints.session, {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        });
      return { site, ada, session, ask };
    }

    test("it returns the current profile and whether the user is an admin", async () => {
      const { site, ada, session, ask } = await start();
      const response = await ask(session.access_token);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const profile = { id: ada.id, email: "ada@example.com", role: "admin" };
      expect(await response.json()).toMatchObject({ profile, isAdmin: true });
      await site.auth.database.run((db) => setRole(db, ada.id, "user"));
      expect(await (await ask(session.access_token)).json()).toMatchObject({ isAdmin: false });
    });

    test("no token, a publishable key and a truncated token get 401", async () => {
      const { session, ask } = await start();
      for (const token of [
        undefined,
        "sb_publishable_x",
        session.access_token.slice(0, -2),
        "a.b.c",
      ]) {
        const response = await ask(token);
        expect(response.status).toBe(401);
        expect(response.headers.get("cache-control")).toBe("no-store");
        expect(await response.json()).toMatchObject({ code: 401 });
      }
    });

    test("a token stops working when its session ends or its user is deleted or banned", async () => {
      const { site, ada, session, ask } = await start();
      const other = await site.signIn("ada@example.com");
      const bannedUntil = new Date(Date.now() + 60_000);
      await site.auth.database.run((db) => updateUser(db, ada.id, { bannedUntil }));
      expect((await ask(session.access_token)).status).toBe(401);
      await site.auth.database.run((db) => updateUser(db, ada.id, { bannedUntil: null }));
      await site.call("/auth/v1/logout?scope=others", { token: session.access_token });
      expect((await ask(other.access_token)).status).toBe(401);
      expect((await ask(session.access_token)).status).toBe(200);
      await site.call("/auth/v1/logout", { token: session.access_token });
      expect((await ask(session.access_token)).status).toBe(401);
    });

    test("forged tokens get 401: none, HS256 with the public key, foreign issuer, audience and key, expired", async () => {
      const { site, session, ask } = await start();
      const [header = "", payload = "", signature = ""] = session.access_token.split(".");
      const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
      const { kid } = JSON.parse(Buffer.from(header, "base64url").toString());
      const [jwk = {}] = await site.auth.keys.published();
      const publicKey = new TextEncoder().encode(JSON.stringify(jwk));
      const hs256 = await new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256", kid })
        .sign(publicKey);
      const { privateKey } = await site.auth.keys.active();
      const sign = (changed: object, key: CryptoKey = privateKey) =>
        new SignJWT({ ...claims, ...changed })
          .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
          .sign(key);
      const foreign = await generateKeyPair("ES256");
      const forged = [
        `${base64({ alg: "none", typ: "JWT" })}.${payload}.`,
        `${base64({ alg: "none", kid })}.${payload}.${signature}`,
        hs256,
        await sign({ iss: "https://elsewhere.example/auth/v1" }),
        await sign({ aud: "anon" }),
        await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
        await sign({}, foreign.privateKey),
        `${header}.${base64({ ...claims, role: "admin" })}.${signature}`,
      ];
      for (const token of forged) expect((await ask(token)).status).toBe(401);
      expect((await ask(await sign({}))).status).toBe(200);
      expect(await importJWK(jwk, "ES256")).toBeDefined();
    });

    test("OPTIONS returns 204, with or without CORS headers, and other methods 405", async () => {
      const { site } = await start();
      const bare = await site.request(endpoints.session, { method: "OPTIONS" });
      expect(bare.status).toBe(204);
      expect(bare.headers.get("access-control-allow-origin")).toBeNull();
      const preflight = await site.request(endpoints.session, {
        method: "OPTIONS",
        headers: { origin: SITE_URL, "access-control-request-method": "GET" },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-origin")).toBe(SITE_URL);
      expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
      const foreign = await site.request(endpoints.session, {
        method: "OPTIONS",
        headers: { origin: "https://elsewhere.example" },
      });
      expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
      for (const method of ["POST", "PUT", "DELETE"])
        for (const headers of [{ origin: SITE_URL }, { origin: "https://elsewhere.example" }, {}]) {
          const response = await site.request(endpoints.session, { method, headers });
          expect(response.status).toBe(405);
          expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
          expect(response.headers.get("cache-control")).toBe("no-store");
          expect(response.headers.get("vary")).toContain("Authorization");
          expect(await response.json()).toMatchObject({ code: 405 });
        }
    });
  });
}
