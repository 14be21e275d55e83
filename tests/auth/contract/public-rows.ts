import { expect } from "bun:test";
import { sql } from "drizzle-orm";
import type { Row, Fixture } from "./rows";

const signIn = { path: "/token?grant_type=password" };

/** Renames a table, which causes an error that no code expects. */
const breakIt = ({ site }: Fixture) =>
  site.auth.database.run((db) => db.execute(sql`alter table audit_events rename to lost`));

/** GET /health, /settings, /.well-known/jwks.json, and responses of any endpoint. */
export const publicRows: Row[] = [
  {
    request: { path: "/health", method: "GET", as: "nobody" },
    status: 200,
    answers: { version: expect.any(String), name: "GoTrue", description: expect.any(String) },
  },
  {
    request: { path: "/settings", method: "GET", as: "nobody" },
    status: 200,
    answers: {
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: true,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
      passkeys_enabled: false,
    },
  },
  {
    request: { path: "/.well-known/jwks.json", method: "GET", as: "nobody" },
    status: 200,
    answers: {
      keys: [
        {
          kty: "EC",
          crv: "P-256",
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: "ES256",
          use: "sig",
          key_ops: ["verify"],
        },
      ],
    },
  },
  {
    request: { ...signIn, body: "{" },
    status: 400,
    answers: "bad_json: Could not parse request body as JSON",
  },
  {
    request: { ...signIn, body: { email: "a".repeat(32_768) } },
    status: 413,
    answers: "request_entity_too_large: The request body is larger than 32 KB",
  },
  {
    given: "an answer that takes longer than it may",
    overrides: { requestDeadlineMs: 1 },
    request: { path: "/recover", body: { email: "nobody@example.com" } },
    status: 504,
    answers: "request_timeout: Processing this request timed out, please retry after a moment.",
  },
  {
    given: "a table that is not there",
    overrides: {},
    setUp: breakIt,
    request: { ...signIn, body: { email: "ann@example.com", password: "wrong" } },
    status: 500,
    answers:
      "unexpected_failure: Unexpected failure, please check server logs for more information",
  },
];
