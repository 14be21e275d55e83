import { paths } from "../../src/paths";
import { contactPage } from "./contact";
import { headingsOf } from "./markdown";
import { type Operator, operator } from "./operator";
import { readText } from "./read-text";

/** An entry for readers and feeds. `id` is its anchor on the page. */
export type Change = { id: string; date: string; title: string; markdown: string };

/** Creates an entry. The text may link to places, as in `place:demo`. */
function change(date: string, title: string, text: string): Change {
  const { markdown } = readText(`views/content/changes.ts, "${title}"`, text);
  const [heading] = headingsOf(`## ${title}`);
  return { id: heading?.id ?? "", date, title, markdown };
}

/** What a customer notices, newest first. Changes of this website's pages do not belong here. */
export const changelog: readonly Change[] = [
  change(
    "2026-11-23",
    "New versions of the privacy policy and the DPA",
    "The [privacy policy](place:legalPrivacy) says how an account is deleted and which emails link to your data. The [DPA](place:legalDpa) lists only measures that are published.",
  ),
  change(
    "2026-11-22",
    "Legal texts with versions",
    "[Privacy policy](place:legalPrivacy), [terms](place:legalTerms), [beta terms](place:betaTerms), [DPA](place:legalDpa) and [subprocessors](place:legalSubprocessors). Earlier versions keep their address.",
  ),
  change(
    "2026-11-22",
    "Sign-up and session endpoints published",
    "The [API reference](place:docsApi) covers the sign-up and session endpoints of this website, from [/openapi.json](/openapi.json).",
  ),
  change(
    "2026-11-21",
    "Email preferences",
    "[Email preferences](place:preferences) show what is stored about you. Download it, leave a list or erase everything.",
  ),
  change(
    "2026-11-21",
    "The beta list is open",
    "Ask for an invitation to the [private beta](place:betaWaitlist). Requests are answered in the order they came.",
  ),
];

/** Copy around the roadmap's items. */
export const roadmapWords = {
  listed: "Listed",
  notify: (title: string): string => `Tell me about ${title}`,
};

export const roadmapStages = [
  { stage: "beta", title: "In private beta" },
  { stage: "next", title: "Coming soon" },
] as const;

type RoadmapItem = Change & { stage: (typeof roadmapStages)[number]["stage"] };

const item = (stage: RoadmapItem["stage"], date: string, title: string, text: string) => ({
  ...change(date, title, text),
  stage,
});

/** Planned features. `date` is when the item was listed. A sign-up refers to the title. */
export const roadmap: readonly RoadmapItem[] = [
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

/** Returns the address of an item and its form. */
export function roadmapHref(title: string): string {
  const found = roadmap.find((one) => one.title === title);
  if (found === undefined) throw new Error(`"${title}" is not on the roadmap`);
  return `${paths.roadmap.path}#${found.id}`;
}

/** Returns additions to and removals from the operator's list, newest first. */
export function subprocessorChanges({ subprocessors }: Operator = operator): Change[] {
  return subprocessors
    .flatMap(({ name, purpose, country, announced, since, until }) => [
      change(
        announced,
        `${name} added`,
        `${name} (${purpose}, ${country}) may process personal data from ${since}.`,
      ),
      ...(until
        ? [change(until, `${name} removed`, `${name} no longer processes personal data.`)]
        : []),
    ])
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Formats entries as sections of a document. */
export const changesText = (changes: readonly Change[], level = "##"): string =>
  changes
    .map(({ date, title, markdown }) => `${level} ${title}\n\n${date}\n\n${markdown}`)
    .join("\n\n");

export const itemsAt = (stage: RoadmapItem["stage"]): RoadmapItem[] =>
  roadmap.filter((one) => one.stage === stage);

/** Formats the roadmap as sections of a document. */
export const roadmapText = (): string =>
  roadmapStages
    .map(({ stage, title }) => `## ${title}\n\n${changesText(itemsAt(stage), "###")}`)
    .join("\n\n");
