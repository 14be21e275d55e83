import { updateUser } from "../../../db/auth/users";
import { SITE_URL } from "../../support/site/app";
import { ANN, type Row, type Fixture } from "./rows";

const asked = ({ site }: Fixture) => site.call("/auth/v1/recover", { body: { email: ANN } });
const linkOf = ({ site }: Fixture) => new URL(site.mails[0]?.link ?? "").searchParams;
const BAD_LINK = "otp_expired: Email link is invalid or has expired";

/** POST and GET /verify, GET /reauthenticate. */
export const verifyRows: Row[] = [
  {
    given: "a link",
    setUp: asked,
    request: (fixture) => ({
      path: "/verify",
      body: { type: "recovery", token_hash: linkOf(fixture).get("token") },
    }),
    status: 200,
    answers: { token_type: "bearer", user: { email: ANN } },
  },
  {
    given: "a code",
    setUp: asked,
    request: ({ site }) => ({
      path: "/verify",
      body: { type: "recovery", email: ANN, token: site.mails[0]?.code },
    }),
    status: 200,
    answers: { token_type: "bearer", user: { email: ANN } },
  },
  {
    request: { path: "/verify", body: { type: "recovery", token: "123456", email: ANN } },
    status: 403,
    answers: "otp_expired: Token has expired or is invalid",
  },
  {
    request: { path: "/verify", body: { type: "recovery", token_hash: "x" } },
    status: 403,
    answers: BAD_LINK,
  },
  {
    request: { path: "/verify", body: { type: "recovery" } },
    status: 400,
    answers: "validation_failed: Verify requires either a token or a token hash",
  },
  {
    given: "a link",
    setUp: asked,
    request: (fixture) => ({ path: `/verify?${linkOf(fixture)}`, method: "GET" }),
    status: 303,
    answers: undefined,
    location: `${SITE_URL}/session-test#access_token=`,
  },
  {
    request: {
      path: "/verify?type=recovery&token=x&redirect_to=https://elsewhere.example",
      method: "GET",
    },
    status: 303,
    answers: undefined,
    location: `${SITE_URL}/session-test#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
  },
  {
    request: { path: "/verify?type=other&token=x", method: "GET" },
    status: 303,
    answers: undefined,
    location: `${SITE_URL}/session-test#error=invalid_request&error_code=validation_failed`,
  },
  {
    given: "a link",
    setUp: asked,
    request: (fixture) => ({ path: `/verify?${linkOf(fixture)}`, method: "HEAD" }),
    status: 200,
    answers: undefined,
  },
  { request: { path: "/reauthenticate", method: "GET", as: "ann" }, status: 200, answers: {} },
  {
    given: "an address that is not confirmed",
    setUp: ({ site, ann }) =>
      site.auth.database.run((db) => updateUser(db, ann.id, { emailConfirmedAt: null })),
    request: { path: "/reauthenticate", method: "GET", as: "ann" },
    status: 422,
    answers: "email_not_confirmed: Please verify your email first.",
  },
];
