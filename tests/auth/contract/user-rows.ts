import { expect } from "bun:test";
import { sql } from "drizzle-orm";
import { updateUser } from "../../../db/auth/users";
import { PASSWORD } from "../../support/site/auth";
import { ANN, type AuthRequest, type Row, type Fixture } from "./rows";

const get: AuthRequest = { path: "/user", method: "GET", as: "ann" };
const put = (body: object): AuthRequest => ({ path: "/user", method: "PUT", as: "ann", body });
const run =
  (statement: string) =>
  ({ site }: Fixture) =>
    site.auth.database.run((db) => db.execute(sql.raw(statement)));
const ban = ({ site, ann }: Fixture) =>
  site.auth.database.run((db) => updateUser(db, ann.id, { bannedUntil: new Date(2 ** 42) }));

const NEXT = "long enough for this";

/** Responses of every endpoint that needs a caller, then GET and PUT /user. */
export const userRows: Row[] = [
  { request: get, status: 200, answers: { email: ANN, aud: "authenticated", phone: "" } },
  {
    request: { ...get, as: "nobody" },
    status: 401,
    answers: "no_authorization: This endpoint requires a valid Bearer token",
  },
  {
    request: { path: "/logout", as: "nobody" },
    status: 401,
    answers: "no_authorization: This endpoint requires a valid Bearer token",
  },
  {
    request: { ...get, as: "forged" },
    status: 403,
    answers: "bad_jwt: invalid JWT: unable to parse or verify signature",
  },
  {
    given: "an account that was removed",
    setUp: run("delete from users"),
    request: get,
    status: 403,
    answers: "user_not_found: User from sub claim in JWT does not exist",
  },
  {
    given: "a session that ended",
    setUp: run("delete from sessions"),
    request: get,
    status: 403,
    answers: "session_not_found: Session from session_id claim in JWT does not exist",
  },
  { given: "a ban", setUp: ban, request: get, status: 403, answers: "user_banned: User is banned" },
  {
    request: put({ data: { plan: "team" } }),
    status: 200,
    answers: { user_metadata: { plan: "team" } },
  },
  {
    request: put({ email: "ann@elsewhere.example" }),
    status: 200,
    answers: {
      email: ANN,
      new_email: "ann@elsewhere.example",
      email_change_sent_at: expect.any(String),
    },
  },
  {
    request: put({ password: PASSWORD, current_password: PASSWORD }),
    status: 422,
    answers: "same_password: New password should be different from the old password.",
  },
  {
    request: put({ password: "short" }),
    status: 422,
    answers: "weak_password: Password should be at least 8 characters.",
  },
  {
    given: "somebody else's address",
    setUp: ({ site }) => site.makeUser("bob@example.com"),
    request: put({ email: "bob@example.com" }),
    status: 200,
    answers: { new_email: "bob@example.com" },
  },
  {
    given: "no password, and a session of yesterday",
    setUp: async (fixture) => {
      await run("update users set password_hash = null")(fixture);
      await run("update sessions set created_at = now() - interval '25 hours'")(fixture);
    },
    request: put({ password: NEXT }),
    status: 400,
    answers: "reauthentication_needed: Password update requires reauthentication",
  },
  {
    request: put({ password: NEXT, nonce: "123456" }),
    status: 422,
    answers: "reauthentication_not_valid: Nonce has expired or is invalid",
  },
  {
    request: put({ password: NEXT }),
    status: 400,
    answers: "current_password_required: Current password required when setting new password.",
  },
  {
    request: put({ password: NEXT, current_password: "wrong" }),
    status: 400,
    answers: "current_password_invalid: Current password is incorrect",
  },
  {
    given: "a second factor that was not shown",
    setUp: run(
      "insert into factors (user_id, is_verified, sealed_secret) select id, true, '' from users",
    ),
    request: put({ password: NEXT, current_password: PASSWORD }),
    status: 401,
    answers:
      "insufficient_aal: AAL2 session is required to update email or password when MFA is enabled.",
  },
  {
    request: put({ app_metadata: { role: "admin" } }),
    status: 403,
    answers: "not_admin: Updating app_metadata requires admin privileges",
  },
];
