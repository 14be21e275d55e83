import { beforeAll, expect, test } from "bun:test";
import { openPglite, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

const TOKEN = "/auth/v1/token?grant_type=password";
const SIGN_INS = 200;
/** How many of them are accepted. */
const TAKEN = 100;

beforeAll(openPglite, OPENING_MS);

test("concurrent sign-ins queue up to a limit, more get 429, and pages are still served", async () => {
  let calls = 0;
  const site = await startAuthOn(await openPglite(), {
    addressOf: () => `192.0.2.${++calls % 200}`,
    requestDeadlineMs: 60_000,
  });
  await site.makeUser("ann@example.com");
  await site.request("/about");
  let answered = 0;
  const signIns = Array.from({ length: SIGN_INS }, async (_, n) => {
    const body = { email: `nobody-${n}@example.com`, password: "wrong" };
    const response = await site.call(TOKEN, { body });
    if (response.status === 400) answered++;
    return response;
  });
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push((await site.request("/about")).status);
  expect(answered).toBeLessThan(TAKEN);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const answers = await Promise.all(signIns);
  const waiting = answers.filter(({ status }) => status === 503);
  const wrong = answers.filter(({ status }) => status === 400);
  expect([wrong.length, waiting.length]).toEqual([TAKEN, SIGN_INS - TAKEN]);
  expect(waiting[0]?.headers.get("retry-after")).toBe("2");
  expect(waiting[0]?.headers.get("x-sb-error-code")).toBe("overloaded");
  expect((await site.signIn("ann@example.com")).expires_in).toBe(3600);
}, 120_000);
