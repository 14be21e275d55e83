import { paths } from "../../src/paths";
import { contactPage } from "./contact";

/** The text may link to places, as in `place:demo`. */
export type Entry = { date: string; title: string; text: string };

const change = (date: string, title: string, text: string): Entry => ({ date, title, text });

/** User-visible changes, newest first. */
export const changelog: readonly Entry[] = [
  change(
    "2026-11-27",
    "Eight jobs by name, and claims before examples",
    "[Features](place:features) names each job as a rep would, with what came of it, and what there is without Genie. [Case studies](place:caseStudies) begins with the claims that a pilot tests; an example’s results are one click away. The [demo](place:demo) has its two ways to play side by side, and opens on phones at its last card. Home’s list of roles says what each gets, [About](place:about) shows its notes in handwriting, and [Genie Flow](place:genieFlow) opens with one claim.",
  ),
  change(
    "2026-11-27",
    "A shorter pilot sheet, and a demo that opens at its result",
    "The pilot sheet on [Case studies](place:caseStudies) compares our claim with your baseline and with both groups’ results, and says what came out. On phones, the [demo](place:demo) opens at what the call leaves in the CRM. [Features](place:features) shows what each job did once it is done, [Pricing](place:pricing) says in its heading what is priced, and [About](place:about) names all three products.",
  ),
  change(
    "2026-11-27",
    "The day on which a seat pays for itself",
    "The calculator on [Pricing](place:pricing) shows the day of break-even, and takes your own number of minutes saved per call. [Features](place:features) ticks off its eight jobs while the call runs, the pilot sheet on [Case studies](place:caseStudies) shows what was measured, and [About](place:about) begins with its story.",
  ),
  change(
    "2026-11-27",
    "A result for each claim, met or missed",
    "The pilot sheet on [Case studies](place:caseStudies) ends with a result for each claim, and its stops can be replayed. [Co-Pilot](place:coPilot) opens its player at the first card, [Features](place:features) says first what each feature did, and [About](place:about) shows the empty field it began with.",
  ),
  change(
    "2026-11-27",
    "What a pilot counts, and what a trial covers",
    "The pilot sheet on [Case studies](place:caseStudies) says where each number comes from and how far it’s counted, and that a pilot is free during the private beta. [Pricing](place:pricing) says what costs nothing during the beta. [Co-Pilot](place:coPilot) opens with the buyer’s objection and the rep’s answer, and every page’s header leads to early access.",
  ),
  change(
    "2026-11-27",
    "One call, written down twice",
    "[About](place:about) opens with what a rep’s notepad loses of the demo call, beside what Genie writes down. [Features](place:features) gives live coaching the most room, and [Case studies](place:caseStudies) list all claims in the same way. The [demo](place:demo) opens at the end of its call, with all that came of it, and [Pricing](place:pricing) says when a trial starts.",
  ),
  change(
    "2026-11-26",
    "A pilot, from an empty sheet to a full one",
    "The pilot sheet on [Case studies](place:caseStudies) fills in as a pilot goes on, from the baseline to the end of the quarter.",
  ),
  change(
    "2026-11-26",
    "What each feature did in the call",
    "After its scene, [Features](place:features) lists what each of the eight did in the demo call. [Co-Pilot](place:coPilot) shows the same moment without Genie. [About](place:about) says how Genie began.",
  ),
  change(
    "2026-11-26",
    "The whole CRM record in the demo, and the return in dollars",
    "While the [demo](place:demo) call plays, all six CRM fields are listed with their old values. The calculator on [Pricing](place:pricing) also says in dollars what the return leaves. [About](place:about) lists what you can check.",
  ),
  change(
    "2026-11-26",
    "How we count admin time, and one list of fields",
    "[Case studies](place:caseStudies) count admin time from the first to the last CRM edit after a call, no longer from the end of the call. All scenes and the [demo](place:demo) show the same six CRM fields.",
  ),
  change(
    "2026-11-23",
    "What the API holds for review, and a new privacy policy",
    "The [API reference](place:docsApi) says which forms are held for review, what is refused, and how files are cached. The [privacy policy](place:legalPrivacy) has a new version: how an account is deleted, and which emails link to your data.",
  ),
  change(
    "2026-11-23",
    "What is published about the product, and what is not",
    "[Security](place:security) answers more of buyers’ questions, and says of what is not published yet how to count it. The [DPA](place:legalDpa) has a new version.",
  ),
  change(
    "2026-11-22",
    "API reference and OpenAPI",
    "The [API reference](place:docsApi) now has limits, errors and requests to copy. Forms, session and health are also described in [/openapi.json](/openapi.json).",
  ),
  change(
    "2026-11-22",
    "Feeds for changes",
    "This changelog, the [roadmap](place:roadmap) and the list of [subprocessors](place:legalSubprocessors) each have a feed. On the roadmap you can ask to be told about one item.",
  ),
  change(
    "2026-11-22",
    "Legal texts with versions",
    "[Privacy policy](place:legalPrivacy), [terms](place:legalTerms), [beta terms](place:betaTerms), [DPA](place:legalDpa) and [subprocessors](place:legalSubprocessors), each also as Markdown. Earlier versions keep their address.",
  ),
  change(
    "2026-11-22",
    "Documentation, security and help pages",
    "[Security](place:security), [compliance](place:compliance), [documentation](place:docs), [integrations](place:integrations), [help](place:help) and more pages replace “Coming soon”.",
  ),
  change(
    "2026-11-22",
    "A home page that plays a call",
    "The home page plays a sales call and shows the CRM with and without Genie.",
  ),
  change(
    "2026-11-22",
    "Trial requests in their own words",
    "“Start free trial” on the [pricing page](place:pricing) now asks for a trial. The page, the form and the email say so.",
  ),
  change(
    "2026-11-22",
    "Security questions by contact form",
    "The [contact form](contact:security) has a topic for security and legal questions and previews the reply.",
  ),
  change(
    "2026-11-21",
    "Eemail preferences",
    "[Eemail preferences](place:preferences) show what is stored about you. Download it, leave a list or erase everything.",
  ),
  change(
    "2026-11-21",
    "Blog with a feed",
    "Eight [articles](place:blog) on selling to security buyers, with a feed that holds them in full.",
  ),
  change(
    "2026-11-21",
    "First version",
    "Product pages, [pricing](place:pricing), the [live demo](place:demo), the newsletter with confirmation by email, the beta waitlist and the contact form.",
  ),
];

/** Copy around the roadmap's items. */
export const roadmapCopy = {
  listed: "Listed",
  notify: (title: string): string => `Tell me about ${title}`,
};

export const roadmapStages = [
  { stage: "beta", title: "In private beta" },
  { stage: "next", title: "Coming soon" },
] as const;

type RoadmapEntry = Entry & { stage: (typeof roadmapStages)[number]["stage"] };

const item = (stage: RoadmapEntry["stage"], date: string, title: string, text: string) => ({
  ...change(date, title, text),
  stage,
});

/** Planned features. `date` is when the item was listed. A sign-up refers to the title. */
export const roadmap: readonly RoadmapEntry[] = [
  item(
    "beta",
    "2026-11-22",
    "Co-Pilot Live Call Coach",
    "Live answers, battle cards and call summaries. [About Co-Pilot](place:coPilot).",
  ),
  item(
    "beta",
    "2026-11-22",
    paths.scroll.title,
    "Data entry, follow-ups and pipeline stages, without typing. [About Scroll](place:scroll).",
  ),
  item(
    "beta",
    "2026-11-22",
    paths.vision.title,
    "Deal scores, forecast accuracy and dashboards for executives. [About Vision](place:vision).",
  ),
  item(
    "beta",
    "2026-11-22",
    "Data Orchestration",
    "A deterministic engine that keeps CRM data clean and current.",
  ),
  item("beta", "2026-11-22", "Mobile App", "Genie on your phone."),
  item(
    "beta",
    "2026-11-22",
    "Genie Intelligence Overlay",
    "Genie on top of the CRM pages you already use.",
  ),
  item(
    "next",
    "2026-11-22",
    contactPage.chat.title,
    "Ask while you compare plans. Until then, [write to sales](contact:sales).",
  ),
  item(
    "next",
    "2026-11-22",
    "Product API",
    "API access is part of the [Enterprise plan](place:pricing). Its reference is not published yet; the [API reference](place:docsApi) covers this website.",
  ),
  item(
    "next",
    "2026-11-22",
    paths.webinars.title,
    "None is announced yet. [Webinars](place:webinars).",
  ),
  item(
    "next",
    "2026-11-22",
    paths.whitepapers.title,
    "None is published yet. [Whitepapers](place:whitepapers).",
  ),
];
