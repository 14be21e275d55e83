import { issueRefreshToken } from "../../../src/auth/sessions/open-session";
import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";
import { updateSession } from "../../../db/auth/sessions";
import type { Queries } from "../../../db/connection/pool";

type Site = Awaited<ReturnType<typeof startAuthOn>>;

const refresh = (site: Site, refresh_token: string) =>
  site.call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function signedIn() {
      const site = await startAuthOn(await open());
      await site.makeUser("ann@example.com");
      return { site, session: await site.signIn("ann@example.com") };
    }

    test("a refresh token is exchanged for the next one of the same session and user", async () => {
      const { site, session } = await signedIn();
      const response = await refresh(site, session.refresh_token);
      expect(response.status).toBe(200);
      const next = await response.json();
      expect(next.refresh_token).not.toBe(session.refresh_token);
      expect(next.user.id).toBe(session.user.id);
      expect(sessionOf(next.access_token)).toBe(sessionOf(session.access_token));
    });

    test("the previous token gets the current one at any time", async () => {
      const { site, session } = await signedIn();
      const next = await (await refresh(site, session.refresh_token)).json();
      await age(site);
      const again = await (await refresh(site, session.refresh_token)).json();
      expect(again.refresh_token).toBe(next.refresh_token);
    });

    test("an older token gets the current one within ten seconds of its use, and later ends the session", async () => {
      const { site, session } = await signedIn();
      const second = await (await refresh(site, session.refresh_token)).json();
      const third = await (await refresh(site, second.refresh_token)).json();
      const raced = await (await refresh(site, session.refresh_token)).json();
      expect(raced.refresh_token).toBe(third.refresh_token);
      await age(site);
      const reused = await refresh(site, session.refresh_token);
      expect(reused.status).toBe(400);
      expect((await reused.json()).code).toBe("refresh_token_already_used");
      const good = await refresh(site, third.refresh_token);
      expect((await good.json()).code).toBe("refresh_token_not_found");
    });

    test("a token from before the second factor ends the session", async () => {
      const { site, session } = await signedIn();
      const second = await (await refresh(site, session.refresh_token)).json();
      await site.auth.database.run((db) => raise(db, second.access_token));
      for (const token of [second.refresh_token, session.refresh_token]) {
        const answer = await refresh(site, token);
        expect(answer.status).toBe(400);
      }
    });

    test("the database contains no usable refresh token", async () => {
      const { site, session } = await signedIn();
      const rows = await site.auth.database.run((db) =>
        db.execute<{ row: string }>(sql`select refresh_tokens::text as row from refresh_tokens`),
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
    });
  });
}

/** Raises a session as giving a second factor does. */
async function raise(db: Queries, accessToken: string): Promise<void> {
  const id = sessionOf(accessToken);
  await updateSession(db, id, { aal: "aal2", refreshNumber: 4 });
  await issueRefreshToken(db, { id, refreshNumber: 4 });
}

function sessionOf(accessToken: string): string {
  const [, payload = ""] = accessToken.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString()).session_id;
}

/** Makes all used tokens a minute older. */
async function age({ auth }: Site): Promise<void> {
  await auth.database.run((db) =>
    db.execute(sql`update refresh_tokens set used_at = used_at - interval '1 minute'`),
  );
}
