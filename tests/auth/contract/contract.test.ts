import { afterEach, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";
import { disabledRows } from "./disabled-rows";
import { factorRows } from "./factor-rows";
import { mailRows } from "./mail-rows";
import { publicRows } from "./public-rows";
import { ANN, type AuthRequest, type Row, type Fixture } from "./rows";
import { tokenRows } from "./token-rows";
import { userRows } from "./user-rows";
import { verifyRows } from "./verify-rows";

/** The wire contract of GoTrue 2.196 (commit bc32168) that supabase-js relies on, line by line. */
const rows = [
  ...tokenRows,
  ...userRows,
  ...mailRows,
  ...verifyRows,
  ...factorRows,
  ...publicRows,
  ...disabledRows,
];

// On one database; other tests cover what differs between the two.
for (const { name, open } of databases.slice(0, 1))
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);
    afterEach(async () => {
      const mend = sql`alter table if exists lost rename to audit_events`;
      await (await open()).run((db) => db.execute(mend));
    });

    for (const [number, row] of rows.entries())
      test(titleOf(number, row), async () => {
        const fixture = await start(row);
        await row.setUp?.(fixture);
        const response = await send(fixture, await requestOf(row, fixture));
        await expectRow(response, row);
      });

    async function start({ overrides }: Row): Promise<Fixture> {
      const database = await open();
      const prepared = await startAuthOn(database);
      const ann = await prepared.makeUser(ANN);
      const session = await prepared.sessionOf(ann);
      return { site: await startAuthOn(database, overrides), ann, session };
    }
  });

function titleOf(number: number, { given, request, status, answers }: Row): string {
  const call = typeof request === "function" ? "" : ` ${request.method ?? "POST"} ${request.path}`;
  const said = typeof answers === "string" ? ` ${answers.slice(0, 60)}` : "";
  return `${number + 1}.${call}${given ? `, given ${given},` : ""} answers ${status}${said}`;
}

const requestOf = ({ request }: Row, fixture: Fixture) =>
  typeof request === "function" ? request(fixture) : request;

function send({ site, session }: Fixture, { path, method = "POST", body, as }: AuthRequest) {
  const address = `/auth/v1${path}`;
  const content = body === undefined ? {} : { body };
  if (as === "nobody") return site.call(address, { method, headers: { authorization: "" } });
  const { access_token: token } = session;
  const tokens = { ann: token, forged: `${token.slice(0, -4)}AAAA` };
  return site.call(address, { method, ...content, ...(as && { token: tokens[as] }) });
}

async function expectRow(response: Response, { status, answers, location }: Row): Promise<void> {
  expect(response.status).toBe(status);
  if (location !== undefined) expect(response.headers.get("location")).toStartWith(location);
  const text = await response.text();
  if (answers === undefined) return expect(text).toBe("");
  const body = JSON.parse(text);
  if (typeof answers === "object" && !(answers instanceof RegExp))
    return expect(body).toMatchObject(answers);
  expect(`${body.code}: ${body.message}`).toMatch(
    answers instanceof RegExp ? answers : new RegExp(`^${RegExp.escape(answers)}$`),
  );
  expect(response.headers.get("x-sb-error-code")).toBe(body.code);
  if (status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
}
