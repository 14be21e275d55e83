import { beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { saveFeatures } from "../../db/broadcasts/stored-features";
import { addBroadcast } from "../../db/broadcasts/broadcasts";
import { openDatabase } from "../../db/connection/client";
import { runCommand } from "../../src/commands/cli/run-admin";
import { secretFrom } from "../../src/secrets/secret";
import { featureFacts } from "../../views/content/feature-status";
import { runTyping, setSender } from "../support/commands/broadcast-commands";
import { newPostgresDatabase, openPglite, OPENING_MS } from "../support/database/databases";
import { fillWithPeople } from "../support/rows/fill-with-people";
import { SITE_URL } from "../support/site/app";
import { tempFolder } from "../support/temp";

const SECRET = "for tests, long enough to be a secret";
const acts = "select act, actor, about from console_audit order by created_at, act";

beforeAll(openPglite, OPENING_MS);

test("commands that export, release, erase, send or change facts leave a row each, without an address", async () => {
  const url = await newPostgresDatabase();
  const dataFolder = tempFolder();
  const database = openDatabase({ url, dataFolder, deadlineMs: 10_000 });
  await database.opened;
  const { held, scroll } = await fillWithPeople(database);
  await database.run((db) =>
    db.execute(sql`update held_submissions set row = row ||
      jsonb_build_object('id', id, 'email', email, 'receivedAt', created_at)`),
  );
  await database.run((db) =>
    db.execute(sql`update subscribers set source = 'coming-soon:Mobile App' where id = ${scroll}`),
  );
  await database.run((db) => saveFeatures(db, featureFacts));
  await database.run(setSender);
  const { id } = await database.run((db) =>
    addBroadcast(db, {
      kind: "announcement",
      subject: "Ready",
      preview: "It is",
      body: "Hello",
      feature: "mobile-app",
      actionLabel: null,
      actionHref: null,
    }),
  );
  const env = { DATABASE_URL: url, DATA_DIR: dataFolder, AUTH_SECRET: SECRET, SITE_URL };
  const recorded = async () => [...(await database.run((db) => db.execute(sql.raw(acts))))];
  const about = secretFrom(SECRET).hash("console audit", "ann@example.com");
  const commands: [Parameters<typeof runTyping>[0], string[], string, typed?: string][] = [
    ["operator", ["set", "legalName", "ann@example.com Inc."], "changed legalName"],
    ["operator", ["unset", "legalName"], "changed legalName"],
    ["signups", ["export", "--source", "ann@example.com"], "exported entries"],
    ["signups", ["release", held], "released held entries: 1"],
    ["features", ["ship", "mobile-app", "--now"], `sent broadcast ${id}`, "1"],
    ["signups", ["erase", "Ann@example.com"], "erased a person"],
  ];
  const expected: { act: string; actor: null; about: string | null }[] = [];
  for (const [command, words, act, typed] of commands) {
    if (command === "features") await database.run(setSender);
    const { code, errors } = await runTyping(command, env, words, typed);
    expect([words, code, code === 0 ? "" : errors]).toEqual([words, 0, ""]);
    expected.push({ act, actor: null, about: act.startsWith("erased") ? about : null });
    expect(await recorded()).toEqual(expected);
  }
  // What changes nothing is not recorded.
  for (const words of [["list"], ["stats"], ["release", held]])
    await runTyping("signups", env, words);
  expect(await recorded()).toEqual(expected);
  await database.close();
}, 60_000);

test("commands that make, change or delete accounts leave a row each, without an address", async () => {
  const database = await openPglite();
  const secret = secretFrom(SECRET);
  const about = secret.hash("console audit", "ada@example.com");
  const askPassword = () => Promise.resolve(undefined);
  const admin = (...words: string[]) =>
    database.run((db) =>
      runCommand({ db, secret, siteUrl: SITE_URL, askPassword, rememberErased: () => {} }, words),
    );
  await admin("create", "Ada@example.com", "user");
  await admin("role", "ada@example.com", "admin");
  expect(admin("remove-app", "ada@example.com")).rejects.toThrow("no authenticator app");
  await database.run((db) =>
    db.execute(sql`insert into factors (user_id, is_verified, sealed_secret)
      select id, true, '' from users`),
  );
  expect(await admin("remove-app", "ada@example.com")).toContain("by password alone");
  const left = await database.run((db) =>
    db.execute(sql`select (select count(*)::int from factors) as factors,
      (select data ->> 'purpose' from outbox) as mail`),
  );
  expect([...left]).toEqual([{ factors: 0, mail: "factor_removed" }]);
  await admin("delete", "ada@example.com");
  await admin("invite", "ada@example.com", "user");
  const rows = await database.run((db) => db.execute(sql.raw(acts)));
  expect([...rows]).toEqual(
    [
      "made an account with the role user",
      "gave the role admin",
      "removed an authenticator app",
      "deleted an account",
      "invited an account with the role user",
    ].map((act) => ({ act, actor: null, about })),
  );
});
