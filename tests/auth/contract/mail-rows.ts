import { expect } from "bun:test";
import { PASSWORD } from "../../support/site/auth";
import { ANN, type AuthRequest, type Row, type Fixture } from "./rows";

const open = { isSignupOpen: true };
const signUp = (fields: object): AuthRequest => ({ path: "/signup", body: fields });
const fresh = { email: "new@example.com", password: PASSWORD, data: { plan: "team" } };
const recover: AuthRequest = { path: "/recover", body: { email: ANN } };

/** Makes as many calls as one address is allowed. */
const askOften = async ({ site }: Fixture) => {
  const body = { email: "often@example.com" };
  const calls = Array.from({ length: 30 }, () => site.call("/auth/v1/recover", { body }));
  await Promise.all(calls);
};

/** POST /signup, /recover, /resend and /otp. */
export const mailRows: Row[] = [
  {
    request: signUp(fresh),
    status: 422,
    answers: "signup_disabled: Signups not allowed for this instance",
  },
  {
    given: "sign-ups open",
    overrides: open,
    request: signUp(fresh),
    status: 200,
    answers: {
      email: fresh.email,
      user_metadata: fresh.data,
      confirmation_sent_at: expect.any(String),
    },
  },
  {
    given: "sign-ups open",
    overrides: open,
    request: signUp({ ...fresh, email: ANN }),
    status: 200,
    answers: { email: ANN, identities: [{ provider: "email", email: ANN }] },
  },
  {
    given: "sign-ups open",
    overrides: open,
    request: signUp({ ...fresh, password: "short" }),
    status: 422,
    answers: "weak_password: Password should be at least 8 characters.",
  },
  {
    given: "sign-ups open",
    overrides: open,
    request: signUp({ ...fresh, email: "no address" }),
    status: 400,
    answers: "validation_failed: Unable to validate email address: invalid format",
  },
  {
    given: "sign-ups open",
    overrides: open,
    request: signUp({}),
    status: 422,
    answers: "anonymous_provider_disabled: Anonymous sign-ins are disabled",
  },
  { request: recover, status: 200, answers: {} },
  {
    request: { path: "/recover", body: { email: "nobody@example.com" } },
    status: 200,
    answers: {},
  },
  { request: { path: "/resend", body: { type: "signup", email: ANN } }, status: 200, answers: {} },
  {
    request: { path: "/resend", body: { type: "email_change", email: "nobody@example.com" } },
    status: 200,
    answers: {},
  },
  {
    request: { path: "/otp", body: { email: "nobody@example.com", create_user: true } },
    status: 200,
    answers: {},
  },
  { request: { path: "/otp", body: { email: ANN, create_user: false } }, status: 200, answers: {} },
  {
    given: "thirty calls before it",
    setUp: askOften,
    request: recover,
    status: 429,
    answers:
      /^over_email_send_rate_limit: For security purposes, you can only request this after \d+ seconds\.$/,
  },
];
