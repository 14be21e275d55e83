import { expect, test } from "bun:test";
import { secretFrom } from "../../../src/secrets/secret";
import { makeStamp, stampAgeMs } from "../../../src/forms/spam/stamp";

const secret = secretFrom("a secret");
const now = Date.parse("2026-11-01T10:00:00Z");
const HOUR_MS = 60 * 60_000;

test("a stamp is valid for a day", () => {
  const stamp = makeStamp(secret, now);
  expect(stampAgeMs(secret, stamp, now + 1_234)).toBe(1_234);
  expect(stampAgeMs(secret, stamp, now + 24 * HOUR_MS)).toBe(24 * HOUR_MS);
  expect(stampAgeMs(secret, stamp, now + 24 * HOUR_MS + 1)).toBeUndefined();
});

test("a stamp that was changed, truncated, forged or made with another secret is invalid", () => {
  const stamp = makeStamp(secret, now);
  const older = `${(now - HOUR_MS).toString(36)}${stamp.slice(stamp.indexOf("."))}`;
  const foreign = makeStamp(secretFrom("another"), now);
  for (const wrong of ["", ".", "x", older, foreign, stamp.slice(0, -1), `${stamp}AAAA`, "\0.\0"])
    expect(stampAgeMs(secret, wrong, now)).toBeUndefined();
});
