import { paths, type Place, type PlaceName } from "../../src/paths";
import { anchorTo } from "./anchors";
import { demoHref } from "./demo-links";
import { contactHref, mainActions, waitlistHref } from "./links";

type PageLink = { href: string; name: string; text: string };

/** What a coming-soon page will contain, and pages that already help. */
export type SoonGuide = { planned: string; links: readonly PageLink[] };

const pageLink = (href: string, name: string, text: string): PageLink => ({ href, name, text });

const pages = {
  demo: pageLink(paths.demo.path, "The live demo", "One call with a CISO, from battle card to CRM"),
  flow: pageLink(
    paths.genieFlow.path,
    "A rep’s day",
    "Five steps, from the first meeting to the forecast",
  ),
  features: pageLink(paths.features.path, "All features", "What each one does, and how it does it"),
  coPilot: pageLink(paths.coPilot.path, "Co-Pilot", "The live coach on your rep’s calls"),
  pricing: pageLink(
    paths.pricing.path,
    "Plans and prices",
    "Three plans, and a calculator for your return",
  ),
  about: pageLink(paths.about.path, "About Genie", "Mission, vision and the four values"),
  story: pageLink(paths.story.path, "Why we built it", "It started with one empty field in a CRM"),
  research: pageLink(paths.ourSolution.path, "Our solution", "Forty years of CRM, with references"),
  blog: pageLink(paths.blog.path, "The blog", "Articles on selling to security buyers"),
  roles: pageLink(
    paths.caseStudies.path,
    "Outcomes by role",
    "What reps, managers and executives gain",
  ),
  security: pageLink(
    anchorTo("security"),
    "Security at a glance",
    "Certificates, encryption, data handling",
  ),
  overlay: pageLink(
    waitlistHref("Genie Intelligence Overlay"),
    "Overlay beta",
    "Deal context on the CRM page",
  ),
  data: pageLink(
    waitlistHref("Data Orchestration"),
    "Data Orchestration beta",
    "A deterministic engine for clean CRM data",
  ),
  support: pageLink(
    contactHref("support"),
    "Write to support",
    "If your invitation is lost or expired",
  ),
  other: pageLink(contactHref("other"), "Write to us", "For anything else"),
} as const;

/** A product in private beta: besides the page's own form, only the waitlist takes sign-ups. */
const beta = (product: string): SoonGuide => ({
  planned: `The private beta of ${product} is by invitation.`,
  links: [pageLink(waitlistHref(product), mainActions.join.name, mainActions.invitation)],
});

const careers: SoonGuide = {
  planned: "We list open positions here once there are any.",
  links: [pages.story, pages.about, pages.other],
};

const byPlace: Partial<Record<PlaceName, SoonGuide>> = {
  scroll: beta(paths.scroll.title),
  vision: beta(paths.vision.title),
  reps: {
    planned:
      "Below is what Genie does for a rep before, during and after a call. These pages show it.",
    links: [
      pageLink(demoHref("before-call"), "Make a battle card", "For a meeting at Halden Freight"),
      pages.coPilot,
      pages.flow,
    ],
  },
  leaders: {
    planned: "Below is what changes for people who run a team. These pages show it.",
    links: [
      pageLink(
        `${paths.genieFlow.path}#pipeline`,
        "The pipeline review",
        "Read from calls, not from memory",
      ),
      pages.roles,
      pages.pricing,
    ],
  },
  revops: {
    planned: "Below is how CRM data stays clean, and who approves it. These pages show it.",
    links: [
      pageLink(`${paths.features.path}#sync`, "Safe CRM sync", "Old value, new value, approval"),
      pages.data,
      pages.research,
    ],
  },
  enterprises: {
    planned: "Below is what procurement, legal and your CISO ask first. These pages go further.",
    links: [
      pages.security,
      pageLink(
        mainActions.call.href,
        mainActions.call.name,
        "Bring your security team’s questions",
      ),
      pages.pricing,
    ],
  },
  whitepapers: {
    planned: "No whitepaper is published yet. These pages hold our research, with its sources.",
    links: [pages.research, pages.blog, pages.roles],
  },
  webinars: {
    planned: "No webinar is announced yet. These pages take one security deal apart, step by step.",
    links: [pages.demo, pages.flow, pages.blog],
  },
  team: {
    planned: "We introduce ourselves here once profiles are published.",
    links: [pages.story, pages.about, pages.other],
  },
  aboutCareers: careers,
  logIn: {
    planned:
      "Workspaces open by invitation, in waves. Below is what to do with an invitation, and without one.",
    links: [
      pageLink(paths.betaWaitlist.path, mainActions.join.name, mainActions.invitation),
      pages.support,
      pages.demo,
    ],
  },
};

const byPath = new Map(
  Object.entries(byPlace).map(([name, then]) => [paths[name as PlaceName].path, then]),
);

const anywhere: SoonGuide = {
  planned: "There is no page about this yet. These answer most questions.",
  links: [pages.demo, pages.features, pages.pricing],
};

export const soonGuides = {
  title: "Until then",
  /** For titles from the query and for unknown addresses. */
  anywhere,
  of: ({ path }: Place): SoonGuide => byPath.get(path) ?? anywhere,
} as const;
