import { expect, test } from "bun:test";
import { redirectTarget } from "../../../src/auth/tokens/redirect-target";

const SITE = "http://genie.test:4501";
const TESTER = `${SITE}/session-test`;

for (const [wanted, target] of [
  [undefined, TESTER],
  ["/session-test", TESTER],
  [SITE, TESTER],
  [`${SITE}/session-test?a=1#b`, `${SITE}/session-test?a=1`],
  [`${SITE}/admin-session`, `${SITE}/admin-session`],
  ["HTTP://GENIE.TEST:4501/x/../session-test?b", `${SITE}/session-test?b`],
  [`${SITE}/`, TESTER],
  [`${SITE}/y`, TESTER],
  ["https://genie.test:4501/y", TESTER],
  ["http://genie.test:45010/y", TESTER],
  ["http://genie.test:4501.elsewhere.example/y", TESTER],
  [`blob:${SITE}/x`, TESTER],
  ["http://ann:secret@genie.test:4501/y", TESTER],
  ["http://ann@genie.test:4501/y", TESTER],
  ["javascript:alert(1)", TESTER],
  ["data:text/html,x", TESTER],
] as const)
  test(`redirect_to ${wanted} becomes ${target}`, () => {
    expect(redirectTarget(SITE, wanted)).toBe(target);
  });

test("PKCE codes may go to any page of the site, and to no other site", () => {
  const pkce = (wanted: string) => redirectTarget(SITE, wanted, { isPkce: true });
  expect(pkce(`${SITE}/x/../y?a=1#b`)).toBe(`${SITE}/y?a=1`);
  for (const wanted of ["https://elsewhere.example/", `blob:${SITE}/x`, `${SITE}0/`])
    expect(pkce(wanted)).toBe(TESTER);
});
