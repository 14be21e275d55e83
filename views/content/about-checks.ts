import { paths } from "../../src/paths";
import { answerCount } from "./answers";
import { allClaims, caseStudies } from "./case-studies";
import { deadlines } from "./deadlines";
import { contactHref } from "./links";
import { type Operator, operator, operatorFacts, withinReplyTime } from "./operator";

/** Something that a buyer can check: a fact with its links. */
export type Check = {
  name: string;
  text: string;
  links: readonly { name: string; href: string }[];
};

const COMPANY = [
  "legalName",
  "address",
  "registration",
  "contactEmail",
  "privacyContact",
  "hosting",
] as const;

/** Returns what a buyer can check today, with the operator's facts as far as they are set. */
export const checks = (facts: Operator = operator): readonly Check[] => [
  ...onRequest(facts),
  {
    name: `${answerCount()} security answers`,
    text: "Each names the page or the header that shows it.",
    links: [{ name: "Read the answers", href: `${paths.security.path}#answers-for-buyers` }],
  },
  {
    name: `Breach notice within ${deadlines.breachNotice}`,
    text: "Counted from when we learn of it, as the agreement says.",
    links: [{ name: "Read the agreement", href: paths.legalDpa.path }],
  },
  {
    name: `${allClaims.length} claims with tests`,
    text: "Each with its test and status.",
    links: [{ name: "See the tests", href: `${paths.caseStudies.path}#${caseStudies.claims.id}` }],
  },
  {
    name: "What’s built",
    text: "The roadmap says what is in private beta and what comes later.",
    links: [{ name: "Read the roadmap", href: paths.roadmap.path }],
  },
  ...subprocessorsOf(facts),
];

function currentSubprocessors({ subprocessors }: Operator): number {
  return subprocessors.filter(({ until }) => until === undefined).length;
}

function subprocessorsOf(facts: Operator): Check[] {
  const now = currentSubprocessors(facts);
  if (now === 0) return [];
  return [
    {
      name: `${now} ${now === 1 ? "subprocessor" : "subprocessors"}`,
      text: "Each is listed with its purpose and country.",
      links: [{ name: "See the subprocessors", href: paths.legalSubprocessors.path }],
    },
  ];
}

/** Returns the company's facts and where to read more, as far as the operator sets them. */
export function companyOf(facts: Operator = operator): {
  facts: readonly { name: string; value: string }[];
  links: readonly { name: string; href: string }[];
} {
  const known = COMPANY.flatMap((fact) => {
    const value = facts[fact];
    return value === undefined ? [] : [{ name: operatorFacts[fact].name, value }];
  });
  const { statusPage } = facts;
  return {
    facts: known,
    links: [
      ...(known.length > 0
        ? [{ name: "See the privacy page", href: paths.legalPrivacy.path }]
        : []),
      ...(statusPage ? [{ name: "Check the status", href: statusPage }] : []),
    ],
  };
}

/** What is not published yet, and where to ask for it. */
function onRequest(facts: Operator): Check[] {
  const gaps = missing(facts);
  if (gaps.length === 0) return [];
  const within = withinReplyTime(facts);
  return [
    {
      name: "Who runs Genie",
      text: `${listed(gaps)}, on request.${within && ` We reply${within}.`}`,
      links: [{ name: "Ask before you sign", href: contactHref("security") }],
    },
  ];
}

/** Returns what is not published yet. */
export function missing(facts: Operator = operator): readonly string[] {
  return [
    ...(facts.legalName && facts.address ? [] : ["company details"]),
    ...(currentSubprocessors(facts) === 0 ? ["subprocessors"] : []),
    // Until there is a page about the team, or the operator names people.
    ...(paths.team.kind === "soon" && peopleOf(facts).length === 0 ? ["team"] : []),
  ];
}

/** Returns names as a list in a sentence's beginning: "Company details, subprocessors and team". */
export function listed(names: readonly string[]): string {
  const all = [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** Returns the people who build Genie, as far as the operator names them. */
export const peopleOf = ({ people = [] }: Operator = operator): NonNullable<Operator["people"]> =>
  people;
