import { endpoints, fixedFiles, paths, type Place } from "../../src/paths";
import { claims } from "./claims";
import { deadlines } from "./deadlines";
import { contactHref } from "./links";
import { missingFacts, operator } from "./operator";
import { dollars, plans, yearlyTotal } from "./plans";
import { evidenceOf, standards, statuses } from "./security";

/** What shows that an answer is true: a page of this site, or a header of every response. */
export type Source = { name: string; href: string } | { header: string };

/** An answer for buyers. */
export type Answer = { question: string; answer: string; source: Source };

const SEATS = 50;
const ANNEX_1 = "annex-1-purposes-data-and-people";

const at = ({ path, title }: Pick<Place, "path" | "title">, id?: string): Source => ({
  name: title,
  href: id === undefined ? path : `${path}#${id}`,
});

const contact: Source = { name: paths.contact.title, href: contactHref("security") };

const answer = (question: string, text: string, source: Source): Answer => ({
  question,
  answer: text,
  source,
});

/** The status of a standard and what is said about it. */
function standardAnswer(standard: (typeof standards)[number]["name"]): string {
  const { status, documents } = evidenceOf(standard);
  const said = standards.find(({ name }) => name === standard)?.status ?? "";
  return `${statuses[status].name}: ${documents.join("; ") || said}.`;
}

/** The yearly price of each plan for `SEATS` seats. */
const yearOfSeats = plans
  .map((plan) => `${plan.name} ${dollars(yearlyTotal(plan) * SEATS)}`)
  .join(", ");

/** What we can answer in public, by subject. What we cannot is in `askUs`. */
export const answerBank = (): readonly { subject: string; answers: readonly Answer[] }[] => [
  {
    subject: "Company and contract",
    answers: [
      ...(operator.legalName
        ? [
            answer(
              "Which legal entity is behind this site?",
              [operator.legalName, operator.address].filter(Boolean).join(", "),
              at(paths.legalPrivacy, "who-is-responsible"),
            ),
          ]
        : []),
      answer(
        "Do you sign a data processing agreement?",
        "Yes. The text with its annexes is published, to print or download. To have it signed, write with the contact form, topic “Security & legal”.",
        at(paths.legalDpa),
      ),
      ...(operator.subprocessors.length > 0
        ? [
            answer(
              "Which subprocessors do you use?",
              operator.subprocessors.map(({ name }) => name).join(", "),
              at(paths.legalSubprocessors),
            ),
          ]
        : []),
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
        `You may, with ${deadlines.auditNotice}’ notice, once a year or after a breach. To include a regulator, have it named in the contract.`,
        at(paths.legalDpa, "10-evidence-and-audits"),
      ),
      answer(
        "Are you processor or controller?",
        "Processor of your calls and CRM data, under the DPA. Controller of what this website stores.",
        at(paths.legalDpa, "1-parties"),
      ),
      answer(
        "How are transfers to other countries covered?",
        "The DPA allows them only on your instructions.",
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
        "May we test with real calls, and what happens to them?",
        `Yes, that is what the trial is for. Sign the DPA first: data is returned and deleted within ${deadlines.deletionAfterContract} of the end.`,
        at(paths.legalDpa, "9-deletion-and-return"),
      ),
      answer(
        "How do we learn that a legal text changed?",
        "Each text lists its versions with what changed, and each version keeps its address.",
        at(paths.legalPrivacy, "changes"),
      ),
      answer(
        "Where do we send our own questionnaire?",
        "To the contact form, topic “Security & legal”.",
        contact,
      ),
      answer("What support do we get?", "By plan, up to 24/7.", at(paths.support, "where-to-ask")),
    ],
  },
  {
    subject: "Reports and certificates",
    answers: [
      answer("Do you have a SOC 2 Type II report?", standardAnswer("SOC 2"), at(paths.compliance)),
      answer(
        "Are you certified under ISO 27001?",
        standardAnswer("ISO 27001"),
        at(paths.compliance),
      ),
      answer(
        "Is the product ready for HIPAA?",
        `${standardAnswer("HIPAA")} Sign a business associate agreement with us before health information is discussed on a call.`,
        at(paths.compliance, "hipaa"),
      ),
    ],
  },
  {
    subject: "The product",
    answers: [
      answer(
        "What data does it process, and whose?",
        "Names, business contacts, roles, what is said on calls, CRM records and calendar entries, of your employees and the people they talk to.",
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "Where does data about our prospects come from?",
        "From your calls, CRM and calendar.",
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "How do prospects object, or have their data deleted?",
        "They ask you, as you are the controller. We pass on what reaches us, and help you to answer.",
        at(paths.legalDpa, "7-assistance"),
      ),
      answer(
        "Who on your side can see our data?",
        "Only people bound by a confidentiality agreement, and only on your instructions.",
        at(paths.legalDpa, "3-instructions"),
      ),
      answer(
        "How do people on a call learn that Genie listens?",
        "You tell them, and ask for consent where the law requires it.",
        at(paths.betaTerms, "what-we-ask-for"),
      ),
      answer("Does it score our employees?", "It scores deals, not people.", at(paths.vision)),
      answer(
        "Who can change our CRM records?",
        "Genie proposes notes, a stage, contacts, next steps and a follow-up. Nothing is written before a rep approves.",
        at(paths.docs, "crm-updates"),
      ),
      answer(
        "What happens while the product is down?",
        "Your CRM and your meeting tool work without it: it is an overlay.",
        at(paths.integrations),
      ),
      answer(
        "Is our data encrypted?",
        "Yes, in transit and at rest.",
        at(paths.legalDpa, "annex-2-measures"),
      ),
      answer(
        "Do you train models on our calls?",
        "No. Training isn’t among the purposes that the DPA allows.",
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "Who may run the AI models that hear our calls?",
        `A company that runs one for us is a subprocessor: it must be on the list ${deadlines.subprocessorNotice} before it starts.`,
        at(paths.legalDpa, "6-subprocessors"),
      ),
      answer(
        "How long do you store recordings and transcripts of calls?",
        `As long as the contract says, at most until ${deadlines.deletionAfterContract} after its end.`,
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "In which country is product data stored?",
        operator.dataCountry ?? "The one named in the main contract.",
        at(paths.legalDpa, ANNEX_1),
      ),
      answer(
        "How accurate is the transcript?",
        `${claims.transcription.figure} of words transcribed correctly, with your glossary loaded.`,
        at(paths.coPilot, "faq-accuracy"),
      ),
      answer(
        "Is there an uptime commitment?",
        `${statuses.notOffered.name} in public: have one written into the contract.${operator.statusPage ? ` Status page: ${operator.statusPage}.` : ""}`,
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
        `Use the contact form${operator.securityContact ? `, or ${operator.securityContact}` : ""}.`,
        { name: "security.txt", href: endpoints.securityTxt },
      ),
      answer("Is there a bug bounty?", "No.", at(paths.security, "disclosure-policy")),
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
      answer(
        "Are network addresses logged or stored?",
        "No. Counts use keyed hashes. The log has method, route, status and duration of each request.",
        at(paths.legalPrivacy, "network-addresses"),
      ),
      answer(
        "How is consent recorded?",
        "With its wording, page, time and policy version.",
        at(paths.legalPrivacy, "what-we-store-why-and-for-how-long"),
      ),
      answer(
        "Can people see and erase their data?",
        "Yes, without asking us. Accounts are deleted on request.",
        at(paths.preferences),
      ),
      answer(
        "How are passwords stored?",
        "As Argon2id hashes. Passwords of fewer than 8 characters and 49,000 common ones are refused.",
        at(paths.security, "encryption"),
      ),
      answer(
        "Is password guessing limited?",
        "To 20 tries in five minutes for each account. Guessing from elsewhere does not lock you out of networks that you signed in from.",
        at(paths.security, "access"),
      ),
      answer(
        "How long does a sign-in last?",
        "Until you sign out, which takes effect at once. Forgotten sign-ins end as the table of retention says.",
        at(paths.security, "retention"),
      ),
      answer(
        "Is there a second factor?",
        "Yes, by an authenticator app.",
        at(paths.security, "access"),
      ),
      answer("Is it accessible?", "It aims to meet WCAG 2.2 AA.", at(paths.accessibility)),
    ],
  },
];

/** How many answers there are. */
export const answerCount = (): number =>
  answerBank().reduce((sum, { answers }) => sum + answers.length, 0);

/** What we answer in writing only, by subject. A fact of the company is among it until the operator sets it. */
export const askUs = (): readonly { subject: string; about: string }[] => {
  const facts = missingFacts().map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
  return [
    ...(facts.length > 0 ? [{ subject: "Company", about: facts.join(", ") }] : []),
    {
      subject: "Contract",
      about:
        "renewal, notice, refunds and liability of a paid plan; the remedy if the impact guarantee is missed; your own template; standard contractual clauses; cyber insurance; response times",
    },
    {
      subject: "Reports",
      about: "a penetration test by an outside company; the class under the EU AI Act; a VPAT",
    },
    {
      subject: "Product",
      about:
        "AI models and who runs them; algorithms and keys; separation of customers; single sign-on, SCIM, roles and permissions; how it signs in to a CRM; choosing which calls it hears; undoing a change and the log of changes; retention you set; languages; hosting of your own; backups and recovery objectives; how code is reviewed; how our people are vetted",
    },
  ];
};
