import { expect, test } from "bun:test";
import { environmentSchema, readEnvironment } from "../../src/env";
import type { Log } from "../../src/log";
import { logOperator } from "../../src/process/startup-warnings";
import type { Operator } from "../../views/content/operator";

const none: Operator = { social: [], subprocessors: [], certificates: [] };

const required = {
  legalName: "Name",
  address: "Street 1",
  privacyContact: "privacy@example.org",
  hosting: "Host",
  mailProvider: "Mail",
};

/** Returns the log's lines at startup, as `level: event`. */
function linesOf(environment: Record<string, string>, operator: Operator): string[] {
  const lines: string[] = [];
  const event: Log["event"] = (level, name, fields) =>
    lines.push(`${level}: ${name} ${JSON.stringify(fields)}`);
  logOperator(
    readEnvironment(environment),
    { event, request: () => {}, flush: () => {} },
    operator,
  );
  return lines;
}

test("a local site lists missing facts without a warning", () => {
  const [line, ...rest] = linesOf({}, none);
  expect(line).toStartWith("info: facts about the company are missing");
  expect(line).toContain("Legal name, Registered address, Privacy contact");
  expect(rest).toEqual([]);
});

test("a public site warns about missing required facts until they are set", () => {
  const site = { SITE_URL: "https://genie.example" };
  expect(linesOf(site, none)[0]).toStartWith("warn: ");
  expect(linesOf(site, { ...none, ...required })[0]).toStartWith("info: ");
});

for (const [name, value] of Object.entries({
  DATABASE_URL: "postgres://a:b@db.example.org/c",
  SMTP_URL: "smtp://mail.example.org",
}))
  test(`a public site warns about ${name} while no subprocessor is named`, () => {
    const site = { SITE_URL: "https://genie.example", [name]: value };
    const vendor = { name: "Vendor", purpose: "x", country: "y" };
    const days = { announced: "2026-10-22", since: "2026-11-22" };
    expect(linesOf(site, none)[1]).toContain(`"services":"${name}"`);
    expect(linesOf(site, { ...none, subprocessors: [{ ...vendor, ...days }] })).toHaveLength(1);
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
