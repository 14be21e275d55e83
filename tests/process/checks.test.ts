import { expect, test } from "bun:test";
import { environmentSchema, readEnvironment } from "../../src/env";
import { createLog } from "../../src/log";
import { checkCompany, checkSettings, checkStored, logFindings } from "../../src/process/checks";
import type { Operator } from "../../views/content/operator";
import { recordBackup, saveSiteAddress } from "../../db/mail/site-address";
import { databases } from "../support/database/databases";

const none: Operator = { social: [], subprocessors: [], certificates: [] };
const site = { SITE_URL: "https://genie.example", TRUSTED_PROXIES: "1" };
const required = {
  legalName: "Name",
  address: "Street 1",
  privacyContact: "privacy@example.org",
  hosting: "Host",
  mailProvider: "Mail",
};

/** Returns the problems that settings have, as `name: text`. */
const problemsOf = (settings: Record<string, string>): string[] =>
  checkSettings(readEnvironment(settings)).flatMap(({ name, text, fix }) =>
    fix === undefined ? [] : [`${name}: ${text}`],
  );

test("each setting that a public site lacks is one problem, and a complete one has none", () => {
  const mail = { SMTP_URL: "smtp://h", MAIL_FROM: "hi@genie.test", CONTACT_TO: "a@x.test" };
  const team = { CONTACT_TO: "a@x.test,beta=a@x.test,trial=a@x.test" };
  expect(problemsOf({ ...site, ...mail, ...team })).toEqual([]);
  expect(problemsOf({ ...mail, ...team })[0]).toStartWith("address: http://localhost:3000");
  expect(problemsOf({ ...site, ...mail, ...team, TRUSTED_PROXIES: "0" })).toEqual([
    "proxies: TRUSTED_PROXIES is 0: behind a proxy, all visitors share its limits",
  ]);
  expect(problemsOf({ ...site, ...team })).toEqual([
    "mail server: no SMTP_URL: messages wait in the outbox",
  ]);
  expect(problemsOf({ ...site, ...team, SMTP_URL: "smtp://h" })).toEqual([
    "sender: MAIL_FROM is not set: messages are sent from an example address",
  ]);
  expect(problemsOf({ ...site, ...mail })).toEqual([
    "team: CONTACT_TO names nobody for: beta, trial",
  ]);
});

test("the log has one warning for each problem, with its remedy, and no address", () => {
  const lines: string[] = [];
  const log = createLog({ write: (text) => void lines.push(text), flush: () => {} });
  const found = checkSettings(readEnvironment({ ...site, CONTACT_TO: "a@x.test" }));
  logFindings(found, log);
  log.flush();
  const logged = lines.join("").trim().split("\n");
  expect(logged).toHaveLength(found.filter(({ fix }) => fix).length);
  for (const line of logged) expect(line).toMatch(/"level":"warn".*"fix":"/);
  expect(lines.join("")).not.toContain("a@x.test");
});

test("only a public site must state the facts that privacy law requires", () => {
  const fixOf = (settings: Record<string, string>, facts: Operator) =>
    checkCompany(readEnvironment(settings), facts)[0]?.fix;
  expect(fixOf({}, none)).toBeUndefined();
  expect(fixOf(site, none)).toContain("operator set");
  expect(fixOf(site, { ...none, ...required })).toBeUndefined();
});

for (const [name, value] of Object.entries({
  DATABASE_URL: "postgres://a:b@db.example.org/c",
  SMTP_URL: "smtp://mail.example.org",
}))
  test(`a public site with ${name} must name a subprocessor`, () => {
    const env = readEnvironment({ ...site, [name]: value });
    const vendor = { name: "Vendor", purpose: "x", country: "y" };
    const days = { announced: "2026-10-22", since: "2026-11-22" };
    expect(checkCompany(env, none)[1]?.text).toContain(`but ${name} may send`);
    expect(checkCompany(env, { ...none, subprocessors: [{ ...vendor, ...days }] })).toHaveLength(1);
  });

test("the age of the last backup is known once one was made", async () => {
  const database = await databases[1]?.open();
  if (!database) throw new Error("There is no PostgreSQL.");
  const backup = async () =>
    (await database.run((db) => checkStored(readEnvironment(site), db))).find(
      ({ name }) => name === "backup",
    );
  await database.run((db) => saveSiteAddress(db, site.SITE_URL));
  expect(await backup()).toMatchObject({
    text: "none was ever made",
    fix: expect.any(String) as string,
  });
  await database.run(recordBackup);
  expect(await backup()).toEqual({ name: "backup", text: "the last is 0 hours old" });
});

const NO_ADDRESS = "not the address of a server, but as long as a secret";
const addresses = [
  "https://elsewhere.example",
  "postgres://a:b@elsewhere.example/c",
  "smtp://elsewhere.example",
];

test("settings that name a server are marked as sending data there", () => {
  const settings = Object.entries(environmentSchema.shape);
  const servers = settings
    .filter(([, rule]) => !rule.safeParse(NO_ADDRESS).success)
    .filter(([, rule]) => addresses.some((address) => rule.safeParse(address).success))
    .map(([name]) => name);
  const marked = settings.flatMap(([name, rule]) => (rule.meta()?.["sendsData"] ? [name] : []));
  expect(servers.toSorted()).toEqual(["SITE_URL", ...marked].toSorted());
});
