import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { decryptAddress } from "../../src/mail/links/address-token";
import { readToken } from "../../src/mail/links/link-token";
import { endpoints, paths } from "../../src/paths";
import { readSecret } from "../../src/secrets/secret";
import { allRows } from "../support/rows/all-rows";
import { runBuilt } from "../support/commands/commands";
import { LONG_MS, open } from "../support/commands/installation";
import { waitFor } from "../support/mail/mail";
import { startServer } from "../support/site/server";
import { startSmtp } from "../support/mail/smtp";
import { backupRows, facts, unpackAsOfNow, unpackFolder } from "./fixture";
import { callers, SITE_URL, type Site } from "./release-site";

test(
  "every row of the release is unchanged after migrating its data folder",
  async () => {
    const database = open({ DATA_DIR: await unpackFolder() });
    const stored = await allRows(database);
    await database.close();
    const before = backupRows();
    expect([...before.values()].flat().length).toBeGreaterThan(60);
    for (const [table, rows] of before) {
      const after = JSON.parse(stored.get(table) ?? "null") as object[] | null;
      expect(rows.length).toBeGreaterThan(0);
      expect(after).toHaveLength(rows.length);
      for (const row of rows) expect(after).toContainEqual(expect.objectContaining(row));
    }
  },
  LONG_MS,
);

describe("this version on the release's data folder", () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startServer>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let site: Site;
  let address: string;

  beforeAll(async () => {
    folder = await unpackAsOfNow();
    smtp = await startSmtp();
    server = await startServer({ DATA_DIR: folder, SITE_URL, SMTP_URL: smtp.url });
    address = server.address;
    site = callers(address);
  }, LONG_MS);

  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.child.exited;
    await smtp.stop();
  });

  /** All entries as `LIST STATE ADDRESS`. */
  async function entries(): Promise<string[]> {
    const env = { DATA_DIR: folder, SITE_URL };
    const { output } = await runBuilt("signups", env, "export", "--json");
    return output
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { list: string; state: string; email: string })
      .map(({ list, state, email }) => `${list} ${state} ${email}`)
      .toSorted();
  }

  test(
    "stores its journal's entries once, also those already replayed",
    async () => {
      await waitFor(async () =>
        (await entries()).includes("waitlist unsubscribed dora@example.com"),
      );
      expect(await entries()).toEqual([
        "contact held gus@example.com",
        "contact held mac@example.com",
        "contact received fay@example.com",
        "contact received lea@example.com",
        "newsletter confirmed ann@example.com",
        "newsletter confirmed ben@example.com",
        "newsletter pending ivy@example.com",
        "newsletter pending jo@example.com",
        "newsletter unsubscribed cleo@example.com",
        "notify pending ann@example.com",
        "waitlist received kim@example.com",
        "waitlist unsubscribed dora@example.com",
        "waitlist unsubscribed ed@example.com",
      ]);
    },
    LONG_MS,
  );

  test(
    "sends the mail from its outbox and journal once",
    async () => {
      const waiting = ["ada", "ivy", "jo", "kim", "lea"].map((name) => `${name}@example.com`);
      await waitFor(() => smtp.arrived.length >= waiting.length);
      expect(smtp.arrived.flatMap(({ to }) => to).toSorted()).toEqual(waiting);
      const mail = smtp.arrived.find(({ to }) => to.includes("ada@example.com"));
      const [, token_hash] = /token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
      await site.auth("/verify", { type: "recovery", token_hash });
    },
    LONG_MS,
  );

  test(
    "accepts its links",
    async () => {
      const { confirm, unsubscribe, preferences, leaveAll } = facts.lasting;
      await site.form(endpoints.confirm, { token: confirm });
      expect(await entries()).toContain("notify confirmed ann@example.com");
      const oneClick = { "List-Unsubscribe": "One-Click" };
      for (const token of [unsubscribe, leaveAll])
        await site.form(`${endpoints.unsubscribe}?token=${token}`, oneClick);
      const now = await entries();
      expect(now).toContain("notify unsubscribed ann@example.com");
      expect(now).toContain("newsletter unsubscribed ben@example.com");
      const page = await site.get(`${paths.preferences.path}?token=${preferences}`);
      expect(await page.text()).toContain("ann@example.com");
      const data = await site.get(`${endpoints.preferencesData}?token=${preferences}`);
      expect(await data.text()).toContain("coming-soon:Scroll");
    },
    LONG_MS,
  );

  test("reads links as the release mailed them", () => {
    const secret = readSecret(undefined, folder, () => {});
    const now = Date.parse(facts.madeAt);
    const { confirmAnn, leaveAnn, leaveDora, preferences } = facts.mailed;
    expect(readToken(secret, "confirm", confirmAnn, now).status).toBe("valid");
    for (const token of [leaveAnn, leaveDora])
      expect(readToken(secret, "unsubscribe", token, now).status).toBe("valid");
    expect(decryptAddress(secret, "preferences", preferences, now)).toEqual({
      status: "valid",
      email: "cleo@example.com",
    });
  });

  test(
    "accepts its sessions, passwords, factors and account links",
    async () => {
      type Session = { access_token: string; user: { email: string } };
      const { plain, raised } = facts.refreshTokens;
      const refresh = (refresh_token: string) =>
        site.auth<Session>("/token?grant_type=refresh_token", { refresh_token });
      const isAdmin = async ({ access_token: token }: Session) =>
        ((await (await site.get(endpoints.session, token)).json()) as { isAdmin: boolean }).isAdmin;
      expect(await isAdmin(await refresh(raised))).toBe(true);
      expect(await isAdmin(await refresh(plain))).toBe(false);
      const ada = { email: "ada@example.com", password: facts.password };
      const { access_token: token } = await site.auth<Session>("/token?grant_type=password", ada);
      const factor = `/factors/${facts.factor.id}`;
      const { id } = await site.auth<{ id: string }>(`${factor}/challenge`, {}, token);
      const code = new TOTP({ secret: facts.factor.secret }).generate();
      const fields = { challenge_id: id, code };
      expect(await isAdmin(await site.auth<Session>(`${factor}/verify`, fields, token))).toBe(true);
      const links = [
        ["signup", facts.confirmBea, "bea@example.com"],
        ["recovery", facts.openCal, "cal@example.com"],
      ] as const;
      for (const [type, token_hash, email] of links) {
        const session = await site.auth<Session>("/verify", { type, token_hash });
        expect(session.user.email).toBe(email);
      }
    },
    LONG_MS,
  );
});
