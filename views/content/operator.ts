/** A facility, vendor or person that handles personal data on the operator's behalf. */
type Subprocessor = {
  name: string;
  purpose: string;
  /** Country where the data is processed. */
  country: string;
  /** Days as YYYY-MM-DD: when it was listed, when it may begin, and when it ended. */
  announced: string;
  since: string;
  until?: string;
};

/** An audit report or certificate that the operator holds. `standard` is a name in `security.ts`. */
type Certificate = { standard: string; auditor: string; period: string; document: string };

/** What only the operator of a site knows. A fact that is not set is left out of pages, or shown as not provided. */
export type Operator = {
  legalName?: string;
  legalForm?: string;
  /** Street, city and country of the registered office. */
  address?: string;
  /** Register and number, as in "HRB 1234, Amtsgericht Hamburg". */
  registration?: string;
  /** Law and courts that the terms name. */
  jurisdiction?: string;
  privacyContact?: string;
  /** An email address or a URL. */
  securityContact?: string;
  /** Address for mail on paper, which broadcasts must show. */
  postalAddress?: string;
  dataProtectionOfficer?: string;
  supervisoryAuthority?: string;
  hosting?: string;
  /** Where the product stores its customers’ data. */
  dataCountry?: string;
  mailProvider?: string;
  statusPage?: string;
  social: readonly { name: string; href: string }[];
  subprocessors: readonly Subprocessor[];
  certificates: readonly Certificate[];
};

/** The operator of this site. An operator sets these facts here, once; all pages, mails and files read them. */
export const operator: Operator = { social: [], subprocessors: [], certificates: [] };

type Fact = {
  [Name in keyof Operator]-?: NonNullable<Operator[Name]> extends string ? Name : never;
}[keyof Operator];

/** How pages and the startup log call each fact; `isRequired` marks those that privacy law asks a public site for. */
export const operatorFacts: Record<Fact, { name: string; isRequired?: true }> = {
  legalName: { name: "Legal name", isRequired: true },
  legalForm: { name: "Legal form" },
  address: { name: "Registered address", isRequired: true },
  registration: { name: "Registration" },
  jurisdiction: { name: "Governing law" },
  privacyContact: { name: "Privacy contact", isRequired: true },
  securityContact: { name: "Security contact" },
  postalAddress: { name: "Postal address" },
  dataProtectionOfficer: { name: "Data protection officer" },
  supervisoryAuthority: { name: "Supervisory authority" },
  hosting: { name: "Hosting provider", isRequired: true },
  mailProvider: { name: "Mail provider", isRequired: true },
  dataCountry: { name: "Country of product data" },
  statusPage: { name: "Status page" },
};

export const NOT_PROVIDED = "not provided by this site’s operator";

export const isFact = (name: string): name is Fact => Object.hasOwn(operatorFacts, name);

/** A fact in a sentence. */
export const factText = (fact: Fact): string => operator[fact] ?? NOT_PROVIDED;

/** The facts that are not set, by name. */
export function missingFacts(facts: Operator = operator): { name: string; isRequired: boolean }[] {
  return Object.entries(operatorFacts)
    .filter(([fact]) => facts[fact as Fact] === undefined)
    .map(([, { name, isRequired = false }]) => ({ name, isRequired }));
}
