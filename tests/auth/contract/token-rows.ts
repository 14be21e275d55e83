import { sql } from "drizzle-orm";
import { updateUser } from "../../../db/auth/users";
import { PASSWORD } from "../../support/site/auth";
import { ANN, type AuthRequest, type Row, type Fixture } from "./rows";

const signIn = (fields: object): AuthRequest => ({
  path: "/token?grant_type=password",
  body: fields,
});
const right = signIn({ email: ANN, password: PASSWORD });
const refresh = ({ session }: Fixture): AuthRequest => ({
  path: "/token?grant_type=refresh_token",
  body: { refresh_token: session.refresh_token },
});

const change =
  (fields: Parameters<typeof updateUser>[2]) =>
  ({ site, ann }: Fixture) =>
    site.auth.database.run((db) => updateUser(db, ann.id, fields));
const banned = change({ bannedUntil: new Date(2 ** 42) });
const run =
  (statement: string) =>
  ({ site }: Fixture) =>
    site.auth.database.run((db) => db.execute(sql.raw(statement)));

const UNKNOWN = "refresh_token_not_found: Invalid Refresh Token: Refresh Token Not Found";
const EXPIRED = "session_expired: Invalid Refresh Token: Session Expired";
const session = { token_type: "bearer", expires_in: 3600, user: { email: ANN } };

/** POST /token and POST /logout. */
export const tokenRows: Row[] = [
  { request: right, status: 200, answers: session },
  {
    request: signIn({ email: "nobody@example.com", password: PASSWORD }),
    status: 400,
    answers: "invalid_credentials: Invalid login credentials",
  },
  {
    request: signIn({ email: ANN, password: "wrong" }),
    status: 400,
    answers: "invalid_credentials: Invalid login credentials",
  },
  {
    given: "an account without a password",
    setUp: change({ passwordHash: null }),
    request: right,
    status: 400,
    answers: "invalid_credentials: Invalid login credentials",
  },
  {
    given: "an address that is not confirmed",
    setUp: change({ emailConfirmedAt: null }),
    request: right,
    status: 400,
    answers: "email_not_confirmed: Email not confirmed",
  },
  {
    request: signIn({ password: PASSWORD }),
    status: 400,
    answers: "validation_failed: missing email or phone",
  },
  {
    given: "a ban",
    setUp: banned,
    request: right,
    status: 400,
    answers: "user_banned: User is banned",
  },
  {
    given: "a hundred and fifty calls before it",
    setUp: async (fixture) => {
      await fixture.site.signIn(ANN);
      await run("update rate_limits set count = 150")(fixture);
    },
    request: right,
    status: 429,
    answers: "over_request_rate_limit: Request rate limit reached",
  },
  {
    request: { path: "/token?grant_type=magic", body: {} },
    status: 400,
    answers: "invalid_credentials: unsupported_grant_type",
  },
  { request: refresh, status: 200, answers: session },
  {
    request: { path: "/token?grant_type=refresh_token", body: { refresh_token: "x" } },
    status: 400,
    answers: UNKNOWN,
  },
  {
    request: { path: "/token?grant_type=refresh_token", body: {} },
    status: 400,
    answers: { error: "invalid_request", error_description: "refresh_token required" },
  },
  {
    given: "three refreshes since, a minute ago",
    setUp: async (fixture) => {
      let token = fixture.session.refresh_token;
      for (let n = 0; n < 3; n++) {
        const body = { refresh_token: token };
        const answer = await fixture.site.call("/auth/v1/token?grant_type=refresh_token", { body });
        token = (await answer.json()).refresh_token;
      }
      await run("update refresh_tokens set used_at = used_at - interval '1 minute'")(fixture);
    },
    request: refresh,
    status: 400,
    answers: "refresh_token_already_used: Invalid Refresh Token: Already Used",
  },
  {
    given: "a session that slept for 31 days",
    setUp: run("update sessions set refreshed_at = now() - interval '31 days'"),
    request: refresh,
    status: 400,
    answers: EXPIRED,
  },
  {
    given: "a session that is half a year old",
    setUp: run("update sessions set created_at = now() - interval '181 days'"),
    request: refresh,
    status: 400,
    answers: EXPIRED,
  },
  {
    given: "a session that ended",
    setUp: run("delete from sessions"),
    request: refresh,
    status: 400,
    answers: UNKNOWN,
  },
  {
    given: "a ban",
    setUp: banned,
    request: refresh,
    status: 400,
    answers: "user_banned: User is banned",
  },
  { request: { path: "/logout?scope=global", as: "ann" }, status: 204, answers: undefined },
  { request: { path: "/logout?scope=local", as: "ann" }, status: 204, answers: undefined },
  { request: { path: "/logout?scope=others", as: "ann" }, status: 204, answers: undefined },
  {
    request: { path: "/logout?scope=some", as: "ann" },
    status: 400,
    answers: 'validation_failed: Only "global", "local" and "others" are scopes of logout',
  },
];
