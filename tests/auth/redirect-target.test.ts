import { expect, test } from "bun:test";
import { redirectTarget } from "../../src/auth/redirect-target";

const SITE = "http://genie.test:4501";
const FRONT = `${SITE}/`;

for (const [wanted, target] of [
  [undefined, FRONT],
  ["/session-test", FRONT],
  [SITE, FRONT],
  [`${SITE}/session-test?a=1#b`, `${SITE}/session-test?a=1`],
  ["HTTP://GENIE.TEST:4501/x/../y", `${SITE}/y`],
  ["https://genie.test:4501/y", FRONT],
  ["http://genie.test:45010/y", FRONT],
  ["http://genie.test:4501.elsewhere.example/y", FRONT],
  [`blob:${SITE}/x`, FRONT],
  ["http://ann:secret@genie.test:4501/y", FRONT],
  ["http://ann@genie.test:4501/y", FRONT],
  ["javascript:alert(1)", FRONT],
  ["data:text/html,x", FRONT],
] as const)
  test(`a link that shall lead to ${wanted} leads to ${target}`, () => {
    expect(redirectTarget(SITE, wanted)).toBe(target);
  });
