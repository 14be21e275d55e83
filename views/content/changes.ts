import { paths } from "../../src/paths";
import { contactPage } from "./contact";

/** The text may link to places, as in `place:demo`. */
export type Entry = { date: string; title: string; text: string };

const change = (date: string, title: string, text: string): Entry => ({ date, title, text });

/** What a customer notices, newest first. Changes of this website's pages do not belong here. */
export const changelog: readonly Entry[] = [
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
