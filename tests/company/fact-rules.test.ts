import { expect, test } from "bun:test";
import { checkFact } from "../../src/company/fact-rules";
import type { operatorFacts } from "../../views/content/operator";

const vendor = { name: "Mail GmbH", purpose: "sends mail", country: "Germany" };
const days = { announced: "2026-10-01", since: "2026-11-01" };

const valid: Record<keyof typeof operatorFacts, unknown> = {
  legalName: "Müller & Söhne | GmbH",
  legalForm: "GmbH",
  address: "Main St 1, 10115 Berlin, Germany",
  registration: "HRB 1234, Amtsgericht Hamburg",
  jurisdiction: "Germany, courts of Berlin",
  contactEmail: "hello@genie.example",
  privacyContact: "privacy@genie.example",
  securityContact: "https://genie.example/security",
  postalAddress: "PO Box 1, 10115 Berlin",
  dataProtectionOfficer: "Ann Example",
  supervisoryAuthority: "The authority of Berlin",
  hosting: "Host AG",
  mailProvider: "Mail GmbH",
  dataCountry: "Germany",
  statusPage: "https://status.genie.example/",
  bookingUrl: "https://cal.example/genie?a=1&b=2",
  replyWithin: "one business day",
  profile: "Founded in 2024, six people",
  people: [{ name: "Ann", role: "Engineer", about: "Writes it.", href: "https://ann.example" }],
  social: [{ name: "LinkedIn", href: "https://linkedin.example/genie" }],
  subprocessors: [{ ...vendor, ...days, until: "2026-12-01" }],
  certificates: [{ standard: "SOC 2", auditor: "Audit LLP", period: "2026", document: "Report" }],
};

test("a valid value of every fact is accepted as it is, and null unsets it", () => {
  for (const [name, value] of Object.entries(valid)) {
    expect(checkFact(name, value)).toEqual({ name, value } as never);
    expect(checkFact(name, null)).toEqual({ name, value: null } as never);
  }
});

const wrong: [name: string, value: unknown, problem: string][] = [
  ["legalNames", "x", "no such fact; known are legalName"],
  ["constructor", "x", "no such fact"],
  ["legalName", "", "legalName: must not be empty"],
  ["legalName", "   ", "legalName: must not be empty"],
  ["legalName", 5, "legalName: must be text"],
  ["legalName", "a\u202Eb", "legalName: must be one line without control characters"],
  ["legalName", "a\u0000b", "must be one line"],
  ["address", "Main St 1\nBerlin", "address: must be one line"],
  ["address", "x".repeat(301), "address: must have at most 300 characters"],
  ["contactEmail", "hello", "contactEmail: must be an email address"],
  ["securityContact", "http://a.example", "securityContact: must be an email address or an https"],
  ["statusPage", "http://status.example", "statusPage: must be an https address"],
  ["bookingUrl", "javascript:alert(1)", "bookingUrl: must be an https address"],
  ["bookingUrl", "https:cal", "bookingUrl: must be an https address"],
  ["bookingUrl", "https:\\\\cal.example", "bookingUrl: must be an https address"],
  ["bookingUrl", "https://cal.example/a b", "bookingUrl: must be an https address"],
  ["people", "Ann", "people: must be a list"],
  ["people", [null], "people.0: must have the fields name, role, about, href and no others"],
  [
    "people",
    Array.from({ length: 100 }, () => ({ name: "é".repeat(300), role: "é" })),
    "people: must have at most 16",
  ],
  ["people", [{ name: "Ann" }], "people.0.role: must be text"],
  ["people", [{ name: "Ann", role: "x", href: "http://a.example" }], "people.0.href: must be an"],
  ["people", [{ name: "Ann", role: "x", age: 5 }], "people.0: must have the fields"],
  [
    "subprocessors",
    [{ ...vendor, ...days, since: "1 May" }],
    "subprocessors.0.since: must be a day",
  ],
  ["certificates", [{ standard: "PCI" }], "certificates.0.standard: must be one of SOC 2, ISO"],
];
for (const [name, value, problem] of wrong)
  test(`${name} refuses ${JSON.stringify(value).slice(0, 60)}`, () => {
    const checked = checkFact(name, value);
    expect("problems" in checked ? checked.problems.join("\n") : "accepted").toContain(problem);
  });
