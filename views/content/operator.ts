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
  /** Where "Book a Call" leads; by default, to the contact form. */
  bookingUrl?: string;
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

export type FactName = keyof Operator;

/** `contact` is an email address or a web address. Web addresses are https. */
export type FactKind = "text" | "email" | "web" | "contact" | "list";

/**
 * The name of each fact on pages and in commands, and its kind; `src/company/fact-rules.ts` checks values. `isRequired`
 * marks those that privacy law requires of a public site.
 */
export const operatorFacts = {
  legalName: { name: "Legal name", kind: "text", isRequired: true },
  legalForm: { name: "Legal form", kind: "text" },
  address: { name: "Registered address", kind: "text", isRequired: true },
  registration: { name: "Registration", kind: "text" },
  jurisdiction: { name: "Governing law", kind: "text" },
  contactEmail: { name: "Contact email", kind: "email" },
  privacyContact: { name: "Privacy contact", kind: "contact", isRequired: true },
  securityContact: { name: "Security contact", kind: "contact" },
  postalAddress: { name: "Postal address", kind: "text" },
  dataProtectionOfficer: { name: "Data protection officer", kind: "text" },
  supervisoryAuthority: { name: "Supervisory authority", kind: "text" },
  hosting: { name: "Hosting provider", kind: "text", isRequired: true },
  mailProvider: { name: "Mail provider", kind: "text", isRequired: true },
  dataCountry: { name: "Country of product data", kind: "text" },
  statusPage: { name: "Status page", kind: "web" },
  bookingUrl: { name: "Booking page", kind: "web" },
  replyWithin: { name: "Reply time", kind: "text" },
  profile: { name: "Company profile", kind: "text" },
  people: { name: "People", kind: "list" },
  social: { name: "Profiles on social networks", kind: "list" },
  subprocessors: { name: "Subprocessors", kind: "list" },
  certificates: { name: "Certificates", kind: "list" },
} as const satisfies Record<FactName, { name: string; kind: FactKind; isRequired?: true }>;

/** A fact that was set at a time (ISO 8601, UTC), or unset with null. */
export type FactChange = { name: FactName; value: unknown; at: string };

let history: readonly FactChange[] = [];

/** Today's facts about the operator of this site. Read it when you render, not before: facts change while the site runs. */
export let operator: Operator = factsOf(history);

/** Sets all facts, oldest change first. */
export function setOperator(changes: readonly FactChange[]): void {
  // A new value makes every page be rendered again.
  if (JSON.stringify(changes) === JSON.stringify(history)) return;
  history = changes;
  operator = factsOf(changes);
}

/** Returns the facts as they were at the end of a day, given as YYYY-MM-DD. */
export const operatorOn = (day: string): Operator =>
  factsOf(history.filter(({ at }) => at.slice(0, 10) <= day));

function factsOf(changes: readonly FactChange[]): Operator {
  const values = new Map<FactName, unknown>();
  for (const { name, value } of changes)
    if (value === null) values.delete(name);
    else values.set(name, value);
  const lists = { social: [], subprocessors: [], certificates: [] };
  return { ...lists, ...Object.fromEntries(values) };
}

export const NOT_PROVIDED = "not provided by this site’s operator";

export const isFact = (name: string): name is FactName => Object.hasOwn(operatorFacts, name);

/** The end of a sentence that promises a reply: " within one business day", or nothing while the operator sets no time. */
export const withinReplyTime = ({ replyWithin }: Operator = operator): string =>
  replyWithin === undefined ? "" : ` within ${replyWithin}`;

/** Returns the facts that are not set. Lists may well be empty. */
export function missingFacts(facts: Operator = operator) {
  return Object.entries(operatorFacts)
    .filter(([fact, { kind }]) => kind !== "list" && facts[fact as FactName] === undefined)
    .map(([fact, { name, ...rest }]) => ({ fact, name, isRequired: "isRequired" in rest }));
}
