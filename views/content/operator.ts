/** A facility, vendor or person that handles personal data on the operator's behalf. */
type Subprocessor = {
  name: string;
  purpose: string;
  /** The country where data is processed. */
  country: string;
  /** Dates as YYYY-MM-DD: when it was listed, from when it may process data, and when it stopped. */
  announced: string;
  since: string;
  until?: string;
};

/** An audit report or certificate held by the operator. `standard` is a name from `security.ts`. */
type Certificate = { standard: string; auditor: string; period: string; document: string };

/** Facts that only the operator knows. Pages leave out facts that are not set, or show them as not provided. */
export type Operator = {
  legalName?: string;
  legalForm?: string;
  /** Street, city and country of the registered office. */
  address?: string;
  /** Register and number, as in "HRB 1234, Amtsgericht Hamburg". */
  registration?: string;
  /** The governing law and courts in the terms. */
  jurisdiction?: string;
  /** An email address for visitors who would rather not use the contact form. */
  contactEmail?: string;
  privacyContact?: string;
  /** An email address or a URL. */
  securityContact?: string;
  /** The postal address, which broadcasts must contain. */
  postalAddress?: string;
  dataProtectionOfficer?: string;
  supervisoryAuthority?: string;
  hosting?: string;
  /** The country where the product stores customers’ data. */
  dataCountry?: string;
  mailProvider?: string;
  statusPage?: string;
  /** How soon a person answers a contact message, as in "one business day". */
  replyWithin?: string;
  /** The company in a line, as in "Founded in 2024, six people, funded by its founders". */
  profile?: string;
  /** Who builds Genie. `about` is a sentence about them, and `href` a profile. */
  people?: readonly { name: string; role: string; about?: string; href?: string }[];
  social: readonly { name: string; href: string }[];
  subprocessors: readonly Subprocessor[];
  certificates: readonly Certificate[];
};

/** The operator of this site. Set these facts here; all pages, emails and files read them. */
export const operator: Operator = { social: [], subprocessors: [], certificates: [] };

type Fact = {
  [Name in keyof Operator]-?: NonNullable<Operator[Name]> extends string ? Name : never;
}[keyof Operator];

/**
 * The name of each fact on pages and in the startup log. `isRequired` marks those that privacy law requires of a public
 * site.
 */
export const operatorFacts: Record<Fact, { name: string; isRequired?: true }> = {
  legalName: { name: "Legal name", isRequired: true },
  legalForm: { name: "Legal form" },
  address: { name: "Registered address", isRequired: true },
  registration: { name: "Registration" },
  jurisdiction: { name: "Governing law" },
  contactEmail: { name: "Contact email" },
  privacyContact: { name: "Privacy contact", isRequired: true },
  securityContact: { name: "Security contact" },
  postalAddress: { name: "Postal address" },
  dataProtectionOfficer: { name: "Data protection officer" },
  supervisoryAuthority: { name: "Supervisory authority" },
  hosting: { name: "Hosting provider", isRequired: true },
  mailProvider: { name: "Mail provider", isRequired: true },
  dataCountry: { name: "Country of product data" },
  statusPage: { name: "Status page" },
  replyWithin: { name: "Reply time" },
  profile: { name: "Company profile" },
};

export const NOT_PROVIDED = "not provided by this site’s operator";

export const isFact = (name: string): name is Fact => Object.hasOwn(operatorFacts, name);

/** Returns a fact as text for a sentence. */
export const factText = (fact: Fact): string => operator[fact] ?? NOT_PROVIDED;

/** The end of a sentence that promises a reply: " within one business day", or nothing while the operator sets no time. */
export const withinReplyTime = ({ replyWithin }: Operator = operator): string =>
  replyWithin === undefined ? "" : ` within ${replyWithin}`;

/** Returns the facts that are not set, with their names. */
export function missingFacts(facts: Operator = operator): { name: string; isRequired: boolean }[] {
  return Object.entries(operatorFacts)
    .filter(([fact]) => facts[fact as Fact] === undefined)
    .map(([, { name, isRequired = false }]) => ({ name, isRequired }));
}
