import { updateUser } from "../../../db/auth/users";
import { SITE_URL } from "../../support/site/app";
import { ANN, type Row, type World } from "./rows";

const asked = ({ site }: World) => site.call("/auth/v1/recover", { body: { email: ANN } });
const linkOf = ({ site }: World) => new URL(site.mails[0]?.link ?? "").searchParams;
const BAD_LINK = "otp_expired: Email link is invalid or has expired";

/** POST and GET /verify, GET /reauthenticate. */
export const verifyRows: Row[] = [
  {
    given: "a link",
    setUp: asked,
    asks: (world) => ({
      path: "/verify",
      body: { type: "recovery", token_hash: linkOf(world).get("token") },
    }),
    status: 200,
    answers: { token_type: "bearer", user: { email: ANN } },
  },
  {
    given: "a code",
    setUp: asked,
    asks: ({ site }) => ({
      path: "/verify",
      body: { type: "recovery", email: ANN, token: site.mails[0]?.code },
    }),
    status: 200,
    answers: { token_type: "bearer", user: { email: ANN } },
  },
  {
    asks: { path: "/verify", body: { type: "recovery", token: "123456", email: ANN } },
    status: 403,
    answers: "otp_expired: Token has expired or is invalid",
  },
  {
    asks: { path: "/verify", body: { type: "recovery", token_hash: "x" } },
    status: 403,
    answers: BAD_LINK,
  },
  {
    asks: { path: "/verify", body: { type: "recovery" } },
    status: 400,
    answers: "validation_failed: Verify requires either a token or a token hash",
  },
  {
    given: "a link",
    setUp: asked,
    asks: (world) => ({ path: `/verify?${linkOf(world)}`, method: "GET" }),
    status: 303,
    answers: undefined,
    location: `${SITE_URL}/session-test#access_token=`,
  },
  {
    asks: {
      path: "/verify?type=recovery&token=x&redirect_to=https://elsewhere.example",
      method: "GET",
    },
    status: 303,
    answers: undefined,
    location: `${SITE_URL}/session-test#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
  },
  {
    asks: { path: "/verify?type=other&token=x", method: "GET" },
    status: 303,
    answers: undefined,
    location: `${SITE_URL}/session-test#error=invalid_request&error_code=validation_failed`,
  },
  {
    given: "a link",
    setUp: asked,
    asks: (world) => ({ path: `/verify?${linkOf(world)}`, method: "HEAD" }),
    status: 200,
    answers: undefined,
  },
  { asks: { path: "/reauthenticate", method: "GET", as: "ann" }, status: 200, answers: {} },
  {
    given: "an address that is not confirmed",
    setUp: ({ site, ann }) =>
      site.auth.database.run((db) => updateUser(db, ann.id, { emailConfirmedAt: null })),
    asks: { path: "/reauthenticate", method: "GET", as: "ann" },
    status: 422,
    answers: "email_not_confirmed: Please verify your email first.",
  },
];
