import { paths } from "../../src/paths";
import { answerBank } from "./answers";
import { allClaims, statusOf } from "./case-studies";
import { deadlines } from "./deadlines";
import { contactHref } from "./links";
import { listMissing, NOT_PROVIDED, type Operator, operator, operatorFacts } from "./operator";

/** Something that a buyer can check: a fact with its link, or the operator's facts. `isOpen` marks what is missing. */
export type Check = {
  name: string;
  figure?: string;
  text: string;
  facts?: readonly { name: string; value: string }[];
  isOpen?: boolean;
  links: readonly { name: string; href: string }[];
};

const COMPANY = ["legalName", "address", "registration", "privacyContact", "hosting"] as const;

const allAnswers = answerBank.flatMap(({ answers }) => answers).map(({ answer }) => answer);
const unanswered = allAnswers.filter(
  (answer) => answer.startsWith("Not published yet") || answer.includes(NOT_PROVIDED),
).length;
const confirmed = allClaims.filter((claim) => statusOf(claim) === "confirmed").length;

/** Returns what a buyer can check today, with the operator's facts as far as they are set. */
export const checks = (facts: Operator = operator): readonly Check[] => [
  {
    name: "Security questions",
    figure: `${allAnswers.length - unanswered} of ${allAnswers.length}`,
    text: `answered in full or in part, each with its source. The other ${unanswered} say what’s missing.`,
    links: [{ name: "Read the answers", href: `${paths.security.path}#answers-for-buyers` }],
  },
  {
    name: "Data protection",
    figure: deadlines.breachNotice,
    text: "to tell you about a breach, once we learn of it. The agreement is published with its annexes.",
    links: [{ name: "Read the agreement", href: paths.legalDpa.path }],
  },
  {
    name: "Our claims",
    figure: `${allClaims.length}`,
    text: `published, each with its test and status. Customer stories confirm ${confirmed || "none"} of them yet.`,
    links: [{ name: "See the tests", href: paths.caseStudies.path }],
  },
  subprocessorsOf(facts),
  companyOf(facts),
];

function subprocessorsOf({ subprocessors }: Operator): Check {
  const now = subprocessors.filter(({ until }) => until === undefined).length;
  const links = [{ name: "See the subprocessors", href: paths.legalSubprocessors.path }];
  const name = "Subprocessors";
  if (now === 0)
    return {
      name,
      isOpen: true,
      text: "The list isn’t published yet. Get it before you sign.",
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
    text:
      missing &&
      `Our ${missing} ${both ? "aren’t" : "isn’t"} on this site yet. Get ${both ? "both" : "it"} before you sign.`,
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
