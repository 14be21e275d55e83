import { sql } from "drizzle-orm";
import { updateUser } from "../../../db/auth/users";
import { PASSWORD } from "../../support/site/auth";
import { ANN, type Asked, type Row, type World } from "./rows";

const signIn = (fields: object): Asked => ({ path: "/token?grant_type=password", body: fields });
const right = signIn({ email: ANN, password: PASSWORD });
const refresh = ({ session }: World): Asked => ({
  path: "/token?grant_type=refresh_token",
  body: { refresh_token: session.refresh_token },
});

const change =
  (fields: Parameters<typeof updateUser>[2]) =>
  ({ site, ann }: World) =>
    site.auth.database.run((db) => updateUser(db, ann.id, fields));
const banned = change({ bannedUntil: new Date(2 ** 42) });
const run =
  (statement: string) =>
  ({ site }: World) =>
    site.auth.database.run((db) => db.execute(sql.raw(statement)));

const UNKNOWN = "refresh_token_not_found: Invalid Refresh Token: Refresh Token Not Found";
const EXPIRED = "session_expired: Invalid Refresh Token: Session Expired";
const session = { token_type: "bearer", expires_in: 3600, user: { email: ANN } };

/** POST /token and POST /logout. */
export const tokenRows: Row[] = [
  { asks: right, status: 200, answers: session },
  {
    asks: signIn({ email: "nobody@example.com", password: PASSWORD }),
    status: 400,
    answers: "invalid_credentials: Invalid login credentials",
  },
  {
    asks: signIn({ email: ANN, password: "wrong" }),
    status: 400,
    answers: "invalid_credentials: Invalid login credentials",
  },
  {
    given: "an account without a password",
    setUp: change({ passwordHash: null }),
    asks: right,
    status: 400,
    answers: "invalid_credentials: Invalid login credentials",
  },
  {
    given: "an address that is not confirmed",
    setUp: change({ emailConfirmedAt: null }),
    asks: right,
    status: 400,
    answers: "email_not_confirmed: Email not confirmed",
  },
  {
    asks: signIn({ password: PASSWORD }),
    status: 400,
    answers: "validation_failed: missing email or phone",
  },
  {
    given: "a ban",
    setUp: banned,
    asks: right,
    status: 400,
    answers: "user_banned: User is banned",
  },
  {
    given: "a hundred and fifty calls before it",
    setUp: async (world) => {
      await world.site.signIn(ANN);
      await run("update rate_limits set count = 150")(world);
    },
    asks: right,
    status: 429,
    answers: "over_request_rate_limit: Request rate limit reached",
  },
  {
    asks: { path: "/token?grant_type=magic", body: {} },
    status: 400,
    answers: "invalid_credentials: unsupported_grant_type",
  },
  { asks: refresh, status: 200, answers: session },
  {
    asks: { path: "/token?grant_type=refresh_token", body: { refresh_token: "x" } },
    status: 400,
    answers: UNKNOWN,
  },
  {
    asks: { path: "/token?grant_type=refresh_token", body: {} },
    status: 400,
    answers: { error: "invalid_request", error_description: "refresh_token required" },
  },
  {
    given: "three refreshes since, a minute ago",
    setUp: async (world) => {
      let token = world.session.refresh_token;
      for (let n = 0; n < 3; n++) {
        const body = { refresh_token: token };
        const answer = await world.site.call("/auth/v1/token?grant_type=refresh_token", { body });
        token = (await answer.json()).refresh_token;
      }
      await run("update refresh_tokens set used_at = used_at - interval '1 minute'")(world);
    },
    asks: refresh,
    status: 400,
    answers: "refresh_token_already_used: Invalid Refresh Token: Already Used",
  },
  {
    given: "a session that slept for 31 days",
    setUp: run("update sessions set refreshed_at = now() - interval '31 days'"),
    asks: refresh,
    status: 400,
    answers: EXPIRED,
  },
  {
    given: "a session that is half a year old",
    setUp: run("update sessions set created_at = now() - interval '181 days'"),
    asks: refresh,
    status: 400,
    answers: EXPIRED,
  },
  {
    given: "a session that ended",
    setUp: run("delete from sessions"),
    asks: refresh,
    status: 400,
    answers: UNKNOWN,
  },
  {
    given: "a ban",
    setUp: banned,
    asks: refresh,
    status: 400,
    answers: "user_banned: User is banned",
  },
  { asks: { path: "/logout?scope=global", as: "ann" }, status: 204, answers: undefined },
  { asks: { path: "/logout?scope=local", as: "ann" }, status: 204, answers: undefined },
  { asks: { path: "/logout?scope=others", as: "ann" }, status: 204, answers: undefined },
  {
    asks: { path: "/logout?scope=some", as: "ann" },
    status: 400,
    answers: 'validation_failed: Only "global", "local" and "others" are scopes of logout',
  },
];
