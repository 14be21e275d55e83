import { endpoints, fixedFiles, paths } from "../../src/paths";
import { claims } from "./claims";
import { deadlines } from "./deadlines";
import { documentedText } from "./certificates";
import { contactHref } from "./links";
import { factText, NOT_PROVIDED, operator } from "./operator";
import { dollars, plans, yearlyTotal } from "./plans";
import type { standards } from "./security";

/** The evidence for an answer: a page of the site, a response header, or a test in the repository. */
export type Source = { name: string; href: string } | { header: string } | { test: string };

/** An answer for buyers. */
export type Answer = { question: string; answer: string; source: Source };

const NOT_PUBLISHED = "Not published yet. Count it as a no.";
const SEATS = 50;
const ANNEX_1 = "annex-1-purposes-data-and-people";

const at = ({ path, title }: { path: string; title: string }, id?: string): Source => ({
  name: title,
  href: id === undefined ? path : `${path}#${id}`,
});

const answer = (question: string, text: string, source: Source): Answer => ({
  question,
  answer: text,
  source,
});

/** Describes a standard. `status` is the product's claim about it. */
function stated(standard: (typeof standards)[number]["name"], status: string): string {
  const documented = documentedText(standard);
  const text = `The product states ${status}; documented: ${documented}.`;
  return documented === NOT_PROVIDED ? `${text} Count it as unattested.` : text;
}

/** The yearly price of each plan for `SEATS` seats. */
const yearOfSeats = plans
  .map((plan) => `${plan.name} ${dollars(yearlyTotal(plan) * SEATS)}`)
  .join(", ");

/** Answers to buyers' questions, by subject. */
export const answerBank: readonly { subject: string; answers: readonly Answer[] }[] = [
  {
    subject: "Company and contract",
    answers: [
      answer(
        "Which legal entity is behind this site?",
        `Legal name: ${factText("legalName")}. Address: ${factText("address")}. The DPA names the company you sign with.`,
        at(paths.legalPrivacy, "who-is-responsible"),
      ),
      answer(
        "Do you sign a data processing agreement?",
        "Yes. The text with its annexes is published, to print or download. To have it signed, write with the contact form, topic “Security & legal”.",
        at(paths.legalDpa),
      ),
      answer(
        "Which subprocessors do you use?",
        operator.subprocessors.map(({ name }) => name).join(", ") ||
          "The list is not provided by this site’s operator. Annex 3 of the DPA needs it before you sign.",
        at(paths.legalSubprocessors),
      ),
      answer(
        "How do we learn about a new subprocessor?",
        `It is announced at least ${deadlines.subprocessorNotice} ahead. You may object.`,
        at(paths.legalDpa, "6-subprocessors"),
      ),
      answer(
        "What happens to our data when the contract ends?",
        `You get it back as files in common formats. It is deleted within ${deadlines.deletionAfterContract}.`,
        at(paths.legalDpa, "9-deletion-and-return"),
      ),
      answer(
        "May we or our regulator audit you?",
        `You may, with ${deadlines.auditNotice}’ notice, once a year or after a breach. The DPA names no regulators: have yours added.`,
        at(paths.legalDpa, "10-evidence-and-audits"),
      ),
      answer(
        "Are you processor or controller?",
        "Processor of your calls and CRM data, under the DPA. Controller of what this website stores.",
        at(paths.legalDpa, "1-parties"),
      ),
      answer(
        "How are transfers to other countries covered?",
        "The DPA allows them only on your instructions. Standard contractual clauses are not published yet: have them attached.",
        at(paths.legalDpa, "3-instructions"),
      ),
      answer(
        `What do ${SEATS} seats cost a year?`,
        `${yearOfSeats}, billed yearly, before tax. Extra calls and add-ons are listed beside each plan.`,
        at(paths.pricing),
      ),
      answer(
        "Does the trial turn into a contract?",
        `The ${claims.trial.figure} trial needs no credit card. A paid plan needs an agreement of its own.`,
        at(paths.legalTerms, "what-these-terms-cover"),
      ),
      answer(
        "What are renewal, notice, refunds and liability of a paid plan?",
        "They stand in its agreement, which is not published yet. Ask for it with the quote.",
        at(paths.legalTerms, "what-these-terms-cover"),
      ),
      answer(
        "What do we get if the impact guarantee is missed?",
        "Not published yet. The terms count figures as claims: have the remedy written into your contract.",
        at(paths.legalTerms, "figures"),
      ),
      answer(
        "Do you accept our own contract template?",
        "Not published yet. Ask with the contact form before the trial.",
        { name: paths.contact.title, href: contactHref("security") },
      ),
      answer(
        "May we test with real calls, and what happens to them?",
        `Yes, that is what the trial is for. Sign the DPA first: data is returned and deleted within ${deadlines.deletionAfterContract} of the end.`,
        at(paths.legalDpa, "9-deletion-and-return"),
      ),
      answer(
        "How do we learn that a legal text changed?",
        "Each text lists its versions with what changed, and each version keeps its address. An email about it is not promised.",
        at(paths.legalPrivacy, "changes"),
      ),
      answer("Do you carry cyber insurance?", NOT_PUBLISHED, at(paths.compliance)),
      answer(
        "Where do we send our own questionnaire?",
        "To the contact form, topic “Security & legal”. A reply time is not published: name your date.",
        { name: paths.contact.title, href: contactHref("security") },
      ),
      answer(
        "Which support do we get, and how fast?",
        "By plan, up to 24/7. Response times are not published yet: have them written into the contract.",
        at(paths.support, "where-to-ask"),
      ),
    ],
  },
  {
    subject: "Reports and certificates",
    answers: [
      answer(
        "Do you have a SOC 2 Type II report?",
        stated("SOC 2", "SOC 2 Type II"),
        at(paths.compliance),
      ),
      answer(
        "Are you certified under ISO 27001, and by whom?",
        stated("ISO 27001", "ISO 27001"),
        at(paths.compliance),
      ),
      answer(
        "Do you sign a HIPAA business associate agreement?",
        `${stated("HIPAA", "HIPAA readiness")} An agreement is not published yet.`,
        at(paths.compliance, "hipaa"),
      ),
      answer(
        "How is Genie classified under the EU AI Act?",
        "Not published yet. Have it stated in the contract.",
        at(paths.compliance),
      ),
      answer(
        "Has an outside company tested the product’s security?",
        NOT_PUBLISHED,
        at(paths.compliance),
      ),
    ],
  },
  {
    subject: "The product",
    answers: [
      answer(
        "Which data does it process, and of whom?",
        "Names, business contacts, roles, what is said on calls, CRM records and calendar entries, of your employees and the people they talk to.",
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "Where does data about our prospects come from?",
        "From your calls, CRM and calendar. Whether Genie also buys or collects any is not published yet: have the DPA rule it out.",
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "How do prospects object, or have their data deleted?",
        "They ask you, as you are the controller. We pass on what reaches us, and help you to answer.",
        at(paths.legalDpa, "7-assistance"),
      ),
      answer(
        "Who on your side can see our data, and are they vetted?",
        "Only people bound by a confidentiality agreement, and only on your instructions. Who they are, and how they are checked and trained, is not published yet.",
        at(paths.legalDpa, "3-instructions"),
      ),
      answer(
        "How do people on a call learn that Genie listens?",
        "You tell them, and ask for consent where the law requires it. How Genie shows itself in a meeting is not published yet.",
        at(paths.betaTerms, "what-we-ask-for"),
      ),
      answer(
        "Can we choose which calls are recorded, or stop one?",
        NOT_PUBLISHED,
        at(paths.docs, "not-published-yet"),
      ),
      answer(
        "Does it score our employees?",
        "Published are scores of deals, not of people. What a manager sees of each rep is not published yet.",
        at(paths.vision),
      ),
      answer(
        "Who can change our CRM records, and can a change be undone?",
        "Genie proposes notes, a stage, contacts, next steps and a follow-up. Nothing is written before a rep approves. Undoing is not published yet.",
        at(paths.docs, "crm-updates"),
      ),
      answer(
        "How does it sign in to our CRM, and how do we revoke that?",
        NOT_PUBLISHED,
        at(paths.integrations, "setting-one-up"),
      ),
      answer(
        "What happens while the product is down?",
        "Your CRM and your meeting tool work without it: it is an overlay. What becomes of a call it misses is not published yet.",
        at(paths.integrations),
      ),
      answer(
        "Is each change logged?",
        "The drawings show old value, new value, second of the call and approver. What a workspace logs is not published yet.",
        at(paths.revops),
      ),
      answer(
        "Is our data encrypted, and who holds the keys?",
        "Yes, in transit and at rest. Algorithms, and whether you can hold the keys, are not published yet.",
        at(paths.legalDpa, "annex-2-measures"),
      ),
      answer(
        "How is the product’s code reviewed, scanned and patched?",
        NOT_PUBLISHED,
        at(paths.security, "development"),
      ),
      answer(
        "Is it kept apart from other customers’ data?",
        NOT_PUBLISHED,
        at(paths.legalDpa, "annex-2-measures"),
      ),
      answer(
        "Which AI models hear our calls, and who runs them?",
        `Not published yet. Any other company that runs one is a subprocessor: it must be on the list ${deadlines.subprocessorNotice} before it starts.`,
        at(paths.legalDpa, "6-subprocessors"),
      ),
      answer(
        "Do you train models on our calls?",
        "The DPA does not allow it: training is none of its purposes.",
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "How long do you store recordings and transcripts?",
        `As long as the contract says, at most until ${deadlines.deletionAfterContract} after its end. Whether you can set less is not published yet.`,
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "In which country is product data stored?",
        `Country: ${factText("dataCountry")}. The DPA has the main contract name it, so settle it there.`,
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "Does the product support single sign-on, SCIM or a second factor?",
        NOT_PUBLISHED,
        at(paths.docs, "not-published-yet"),
      ),
      answer(
        "Which roles and permissions are there?",
        "Not published yet, besides additional admin users, an Enterprise add-on.",
        at(paths.docs, "roles-and-limits"),
      ),
      answer(
        "Which languages does it understand?",
        "Not published yet. The demo is in English: try yours in the trial.",
        at(paths.docs, "not-published-yet"),
      ),
      answer(
        "Can we host it ourselves, or in our own cloud account?",
        NOT_PUBLISHED,
        at(paths.docs, "not-published-yet"),
      ),
      answer(
        "How accurate is the transcript?",
        `${claims.transcription.figure} of words transcribed correctly, with your glossary loaded.`,
        at(paths.coPilot, "faq-accuracy"),
      ),
      answer(
        "Is there an uptime commitment?",
        `None is published, so count on none. Status page: ${factText("statusPage")}.`,
        at(paths.legalTerms, "availability-and-liability"),
      ),
      answer(
        "What are your recovery objectives (RPO, RTO)?",
        NOT_PUBLISHED,
        at(paths.legalTerms, "availability-and-liability"),
      ),
    ],
  },
  {
    subject: "Incidents",
    answers: [
      answer(
        "How fast do you report a breach?",
        `At most ${deadlines.breachNotice} after we learn of it.`,
        at(paths.legalDpa, "8-breaches"),
      ),
      answer(
        "How do we report a vulnerability?",
        `Use the contact form, or the security contact: ${factText("securityContact")}. A reply time and a key for encrypted mail are not published yet.`,
        { name: "security.txt", href: endpoints.securityTxt },
      ),
    ],
  },
  {
    subject: "This website",
    answers: [
      answer("Which cookies do visitors get?", "None.", at(paths.cookies)),
      answer("Do you honor Global Privacy Control?", "Yes. No data is sold or shared either way.", {
        name: "gpc.json",
        href: fixedFiles.gpc,
      }),
      answer("Does it load anything from other companies?", "No. Browsers block it.", {
        header: "content-security-policy",
      }),
      answer("Can another site show it in a frame?", "No.", { header: "x-frame-options" }),
      answer("Is HTTPS enforced?", "Yes, for two years after a visit over HTTPS.", {
        header: "strict-transport-security",
      }),
      answer("Are network addresses logged or stored?", "No. Counts use keyed hashes.", {
        test: "tests/http/no-addresses-in-log.test.ts",
      }),
      answer(
        "What does the server’s log hold, and for how long?",
        "Method, route, status and duration of each request; no address, name or content. How long is not provided by this site’s operator.",
        { test: "tests/http/no-addresses-in-log.test.ts" },
      ),
      answer(
        "Is what this website stores encrypted on disk?",
        "Passwords are hashed; secrets of authenticator apps and mailed links are encrypted. For disks and backups it is not provided by this site’s operator.",
        at(paths.security, "encryption"),
      ),
      answer("How is consent recorded?", "With its wording, page, time and policy version.", {
        test: "tests/preferences/ledger.test.ts",
      }),
      answer(
        "Can people see and erase their data?",
        "Yes, without asking us. Accounts are deleted on request.",
        {
          test: "tests/preferences/own-data.test.ts",
        },
      ),
      answer(
        "Are sign-ups lost when a database fails?",
        "No. Tests kill it while forms are sent.",
        {
          test: "tests/faults/faults.test.ts",
        },
      ),
      answer("How are passwords stored?", "As Argon2id hashes.", {
        test: "tests/auth/passwords/low-priority.test.ts",
      }),
      answer(
        "Which passwords are refused?",
        "Those of fewer than 8 characters, and 49,000 common ones.",
        { test: "tests/auth/account.test.ts" },
      ),
      answer(
        "Is password guessing limited?",
        "To 20 tries in five minutes for each account. Guessing from elsewhere does not lock you out of networks that you signed in from.",
        { test: "tests/auth/passwords/guessing.test.ts" },
      ),
      answer(
        "How long does a sign-in last?",
        "Until you sign out, which takes effect at once. Forgotten sign-ins end as the table of retention says.",
        at(paths.security, "retention"),
      ),
      answer("Is there a second factor?", "Yes, by an authenticator app.", {
        test: "tests/auth/sessions/factors.test.ts",
      }),
      answer(
        "Is it accessible? Is there a VPAT?",
        "It aims to meet WCAG 2.2 AA. No VPAT is published yet.",
        at(paths.accessibility),
      ),
    ],
  },
];
