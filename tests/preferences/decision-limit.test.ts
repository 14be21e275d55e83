import { beforeAll, expect, test } from "bun:test";
import { secretFrom } from "../../src/secrets/secret";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints, paths } from "../../src/paths";
import { refusals } from "../../views/content/refusals";
import { formPost } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";
import { linesOf } from "../support/database/decisions";
import { fillWithPeople } from "../support/rows/fill-with-people";
import { startMailApp } from "../support/mail/mail";

const [{ open } = { open: () => Promise.reject(new Error("none")) }] = databases;
const secret = secretFrom("for tests");

beforeAll(open, OPENING_MS);

test("endless decisions do not fill the ledger or block other people's decisions", async () => {
  const database = await open();
  const ids = await fillWithPeople(database);
  const app = startMailApp(database);
  const change = async (email: string, fields: Record<string, string>) => {
    const token = makeToken(secret, "preferences", email);
    return (await app.request(paths.preferences.path, formPost({ token, ...fields }))).status;
  };
  const before = (await linesOf(database, ids.newsletter)).length;
  for (let step = 0; step < 60; step++)
    expect(
      await change("ann@example.com", {
        change: step % 2 === 0 ? "leave" : "join",
        id: ids.newsletter,
      }),
    ).toBe(303);
  for (const fields of [
    { change: "leave", id: ids.newsletter },
    { change: "join", id: crypto.randomUUID() },
    { change: "leave-all" },
  ])
    expect(await change("Ann@example.com", fields)).toBe(429);
  expect((await linesOf(database, ids.newsletter)).length).toBeLessThanOrEqual(before + 60);
  expect(await change("bob@example.com", { change: "leave-all" })).toBe(303);
});

test("decisions by one link are rate-limited", async () => {
  const database = await open();
  const ids = await fillWithPeople(database);
  const app = startMailApp(database);
  const token = makeToken(secret, "unsubscribe", ids.newsletter);
  const leave = () => app.request(endpoints.unsubscribe, formPost({ token }));
  for (let step = 0; step < 60; step++) expect((await leave()).status).toBe(200);
  const refused = await leave();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
  expect(await refused.text()).toContain(refusals.too_many.message);
});
