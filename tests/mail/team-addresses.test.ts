import { expect, test } from "bun:test";
import { readEnvironment } from "../../src/env";
import { createLog } from "../../src/log";
import {
  readTeamAddresses,
  teamAddressesOf,
  unansweredSubjects,
} from "../../src/mail/team-addresses";
import { logTeam } from "../../src/process/log-team";

test("a single address gets every contact message and no list requests", () => {
  const teamFor = readTeamAddresses(" team@genie.test ");
  expect(teamFor?.("sales")).toBe("team@genie.test");
  expect(teamFor?.("other")).toBe("team@genie.test");
  expect(teamFor?.("beta")).toBeUndefined();
});

test("a subject's own address replaces it", () => {
  const teamFor = readTeamAddresses("a@x.test, security=legal@x.test,beta = b@x.test");
  const subjects = ["sales", "security", "beta", "trial"] as const;
  expect(subjects.map((subject) => teamFor?.(subject))).toEqual([
    "a@x.test",
    "legal@x.test",
    "b@x.test",
    undefined,
  ]);
});

test("an invalid value aborts startup with an error that states the format but not the value", () => {
  for (const CONTACT_TO of [
    "nobody",
    "a@x.test,",
    "a@x.test,b@x.test",
    "beta=a@x.test,beta=b@x.test",
    "legal=a@x.test",
    "beta=",
    "=a@x.test",
    "beta=a@x.test\nBcc: eve@x.test",
    "a@x.test;b@x.test",
    "beta=a@x.test trial=b@x.test",
  ]) {
    expect({ CONTACT_TO, read: readTeamAddresses(CONTACT_TO) }).toEqual({
      CONTACT_TO,
      read: undefined,
    });
    expect(() => readEnvironment({ CONTACT_TO })).toThrow(
      /CONTACT_TO must be addresses such as .*each of sales, .*, beta, trial once$/,
    );
  }
  expect(readEnvironment({ CONTACT_TO: "" }).CONTACT_TO).toBeUndefined();
});

test("the startup log lists subjects without an address, without printing addresses", () => {
  const logged = (setting: string | undefined) => {
    const lines: string[] = [];
    const log = createLog({ write: (text) => void lines.push(text), flush: () => {} });
    logTeam(teamAddressesOf(setting), log);
    log.flush();
    return lines.join("");
  };
  expect(logged(undefined)).toContain(
    '"sales, call, security, support, partners, press, other, beta, trial"',
  );
  expect(logged("a@x.test")).toContain('"beta, trial"');
  expect(logged("a@x.test")).not.toContain("a@x.test");
  expect(logged("a@x.test,beta=a@x.test,trial=a@x.test")).toBe("");
});

test("one address answers every contact message, but no list requests", () => {
  expect(unansweredSubjects(teamAddressesOf("a@x.test"))).toEqual(["beta", "trial"]);
  expect(unansweredSubjects(teamAddressesOf("security=a@x.test"))).not.toContain("security");
});
