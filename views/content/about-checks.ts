import { paths } from "../../src/paths";
import { answerTally } from "./answer-tally";
import { allClaims, caseStudies, statusOf } from "./case-studies";
import { deadlines } from "./deadlines";
import { contactHref } from "./links";
import { listMissing, type Operator, operator, operatorFacts } from "./operator";

/** Something that a buyer can check: a fact with its link, or the operator's facts. `isOpen` marks what is missing. */
export type Check = {
  name: string;
  /** The words before the figure. */
  lead?: string;
  figure?: string;
  text: string;
  facts?: readonly { name: string; value: string }[];
  isOpen?: boolean;
  links: readonly { name: string; href: string }[];
};

const COMPANY = ["legalName", "address", "registration", "privacyContact", "hosting"] as const;

const confirmed = allClaims.filter((claim) => statusOf(claim) === "confirmed").length;

/** Shown until there is a page about the team. */
const people: Check = {
  name: "People",
  isOpen: true,
  text: "Who builds Genie. Meet us on a call.",
  links: [{ name: "Book a call", href: contactHref("call") }],
};

/** Returns what a buyer can check today, with the operator's facts as far as they are set. */
export const checks = (facts: Operator = operator): readonly Check[] => [
  {
    name: "Security questions",
    figure: answerTally.figure,
    text: `answered in full or in part, each with its source. The other ${answerTally.missing} say what’s missing.`,
    links: [{ name: "Read the answers", href: `${paths.security.path}#answers-for-buyers` }],
  },
  {
    name: "Data protection",
    lead: "We tell you within",
    figure: deadlines.breachNotice,
    text: "of learning of a breach. The agreement is published.",
    links: [{ name: "Read the agreement", href: paths.legalDpa.path }],
  },
  {
    name: "Our claims",
    figure: `${allClaims.length}`,
    text: `published, each with its test and status. ${confirmed === 0 ? "No customer story confirms any of them yet." : `Customer stories confirm ${confirmed} of them.`}`,
    links: [{ name: "See the tests", href: `${paths.caseStudies.path}#${caseStudies.claims.id}` }],
  },
  subprocessorsOf(facts),
  companyOf(facts),
  ...(paths.team.kind === "soon" ? [people] : []),
];

function subprocessorsOf({ subprocessors }: Operator): Check {
  const now = subprocessors.filter(({ until }) => until === undefined).length;
  const links = [{ name: "See the subprocessors", href: paths.legalSubprocessors.path }];
  const name = "Subprocessors";
  if (now === 0)
    return {
      name,
      isOpen: true,
      text: "Who they are, what each one does, and in which country.",
      links,
    };
  return { name, figure: `${now}`, text: "listed, each with its purpose and country.", links };
}

function companyOf(facts: Operator): Check {
  const missing = listMissing(["legalName", "address"], facts);
  const both = missing.includes(" and ");
  return {
    name: "Company details",
    isOpen: missing !== "",
    text: missing && `Our ${missing}.`,
    facts: COMPANY.flatMap((fact) => {
      const value = facts[fact];
      return value === undefined ? [] : [{ name: operatorFacts[fact].name, value }];
    }),
    links: [
      missing
        ? { name: `Ask us for ${both ? "both" : "it"}`, href: contactHref("security") }
        : { name: "See the privacy page", href: paths.legalPrivacy.path },
      ...(facts.statusPage ? [{ name: "Check the status", href: facts.statusPage }] : []),
    ],
  };
}
