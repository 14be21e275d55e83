import { expect } from "bun:test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import type { AuthRequest, Row, Fixture } from "./rows";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const enrolling: AuthRequest = {
  path: "/factors",
  as: "ann",
  body: { factor_type: "totp", friendly_name: "Phone" },
};

const run = ({ site }: Fixture, statement: string) =>
  site.auth.database.run((db) => db.execute(sql.raw(statement)));
const post = async ({ site, session }: Fixture, path: string, body: object = {}) =>
  (await site.call(`/auth/v1${path}`, { token: session.access_token, body })).json();
const enrol = (fixture: Fixture) => post(fixture, "/factors", enrolling.body as object);
const challenge = (fixture: Fixture, id: string) => post(fixture, `/factors/${id}/challenge`);

/** Enrols a factor, requests a challenge, runs the given statement, and answers the challenge. */
const answering =
  (given?: string, change: { challenge?: string; code?: string } = {}) =>
  async (fixture: Fixture): Promise<AuthRequest> => {
    const { id, totp } = await enrol(fixture);
    const { id: challenge_id } = await challenge(fixture, id);
    if (given !== undefined) await run(fixture, given);
    const code = new TOTP({ secret: totp.secret }).generate();
    const body = { challenge_id: change.challenge ?? challenge_id, code: change.code ?? code };
    return { path: `/factors/${id}/verify`, as: "ann", body };
  };

/** POST /factors, /factors/:id/challenge, /factors/:id/verify, and DELETE /factors/:id. */
export const factorRows: Row[] = [
  {
    request: enrolling,
    status: 200,
    answers: {
      id: expect.any(String),
      type: "totp",
      friendly_name: "Phone",
      totp: {
        qr_code: expect.stringMatching(/^<svg/),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringMatching(/^otpauth:/),
      },
    },
  },
  {
    given: "a factor of that name",
    setUp: enrol,
    request: enrolling,
    status: 422,
    answers: "mfa_factor_name_conflict: A factor with this friendly name already exists",
  },
  {
    given: "ten factors",
    setUp: (fixture) =>
      run(
        fixture,
        "insert into factors (user_id, sealed_secret) select id, '' from users, generate_series(1, 10)",
      ),
    request: enrolling,
    status: 422,
    answers: "too_many_enrolled_mfa_factors: Maximum number of enrolled factors reached",
  },
  {
    given: "a second factor that was not shown",
    setUp: (fixture) =>
      run(
        fixture,
        "insert into factors (user_id, is_verified, sealed_secret) select id, true, '' from users",
      ),
    request: enrolling,
    status: 403,
    answers: "insufficient_aal: AAL2 required to enroll a new factor",
  },
  {
    request: { ...enrolling, body: { factor_type: "email" } },
    status: 400,
    answers: "validation_failed: factor_type needs to be totp",
  },
  {
    request: async (fixture) => ({
      path: `/factors/${(await enrol(fixture)).id}/challenge`,
      as: "ann",
    }),
    status: 200,
    answers: { id: expect.any(String), type: "totp", expires_at: expect.any(Number) },
  },
  {
    request: { path: `/factors/${UNKNOWN}/challenge`, as: "ann" },
    status: 404,
    answers: "mfa_factor_not_found: Factor not found",
  },
  { request: answering(), status: 200, answers: { token_type: "bearer", expires_in: 3600 } },
  {
    request: answering(undefined, { code: "000000" }),
    status: 422,
    answers: "mfa_verification_failed: Invalid TOTP code entered",
  },
  {
    request: answering(undefined, { challenge: UNKNOWN }),
    status: 404,
    answers: "mfa_factor_not_found: MFA factor with the provided challenge ID not found",
  },
  {
    request: answering("update challenges set expires_at = now() - interval '1 second'"),
    status: 422,
    answers:
      "mfa_challenge_expired: MFA challenge has expired, verify against another challenge or create a new challenge.",
  },
  {
    request: answering("update challenges set address_key = 'of another address'"),
    status: 422,
    answers: "mfa_ip_address_mismatch: Challenge and verify IP addresses mismatch.",
  },
  {
    request: async (fixture) => ({
      path: `/factors/${(await enrol(fixture)).id}`,
      method: "DELETE",
      as: "ann",
    }),
    status: 200,
    answers: { id: expect.any(String) },
  },
  {
    request: async (fixture) => {
      const { id } = await enrol(fixture);
      await run(fixture, "update factors set is_verified = true");
      return { path: `/factors/${id}`, method: "DELETE", as: "ann" };
    },
    status: 422,
    answers: "insufficient_aal: AAL2 required to unenroll verified factor",
  },
];
