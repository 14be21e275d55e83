import { paths, type Place, type PlaceName } from "../../src/paths";
import { anchorTo } from "./anchors";
import { demoHref } from "./demo-links";
import { contactHref, waitlistHref } from "./links";

type Way = { href: string; name: string; text: string };

/** What a coming-soon page will contain, and which pages help today. */
export type UntilThen = { planned: string; ways: readonly Way[] };

const way = (href: string, name: string, text: string): Way => ({ href, name, text });

const ways = {
  demo: way(paths.demo.path, "The live demo", "One call with a CISO, from battle card to CRM"),
  flow: way(
    paths.genieFlow.path,
    "A rep’s day",
    "Five steps, from the first meeting to the forecast",
  ),
  features: way(paths.features.path, "All features", "What each one does, and how it does it"),
  coPilot: way(paths.coPilot.path, "Co-Pilot", "The live coach on your rep’s calls"),
  pricing: way(
    paths.pricing.path,
    "Plans and prices",
    "Three plans, and a calculator for your return",
  ),
  about: way(paths.about.path, "About Genie", "Mission, vision and the four values"),
  story: way(paths.story.path, "Why we built it", "It started with one empty field in a CRM"),
  research: way(paths.ourSolution.path, "Our solution", "Forty years of CRM, with references"),
  blog: way(paths.blog.path, "The blog", "Articles on selling to security buyers"),
  roles: way(paths.caseStudies.path, "Outcomes by role", "What reps, managers and executives gain"),
  security: way(
    anchorTo("security"),
    "Security at a glance",
    "Certificates, encryption, data handling",
  ),
  afterCall: way(
    demoHref("after-call"),
    "After the call, live",
    "Choose what is written, see the record change",
  ),
  overlay: way(
    waitlistHref("Genie Intelligence Overlay"),
    "Overlay beta",
    "Deal context on the CRM page",
  ),
  data: way(
    waitlistHref("Data Orchestration"),
    "Data Orchestration beta",
    "A deterministic engine for clean CRM data",
  ),
  support: way(contactHref("support"), "Write to support", "If your invitation is lost or expired"),
  other: way(contactHref("other"), "Write to us", "For anything else"),
} as const;

/** The waitlist of a product in private beta. */
const beta = (product: string): Way =>
  way(
    waitlistHref(product),
    "Private beta: request access",
    `We invite teams to ${product} in waves`,
  );

const scroll: UntilThen = {
  planned:
    "Scroll is in private beta. Request access, or read below what it writes into your CRM and what it leaves to your rep.",
  ways: [beta("Scroll"), ways.afterCall, ways.flow],
};

const vision: UntilThen = {
  planned:
    "Vision is in private beta. Request access, or read below how it scores a deal and what it shows executives.",
  ways: [
    beta("Vision"),
    way(
      `${paths.genieFlow.path}#forecast`,
      "The forecast, step by step",
      "How a deal moves to commit, and why",
    ),
    ways.roles,
  ],
};

const careers: UntilThen = {
  planned: "We list open positions here once there are any.",
  ways: [ways.story, ways.about, ways.other],
};

const byPlace: Partial<Record<PlaceName, UntilThen>> = {
  scroll,
  vision,
  reps: {
    planned:
      "Below is what Genie does for a rep before, during and after a call. These pages show it.",
    ways: [
      way(demoHref("before-call"), "Make a battle card", "For a meeting at Halden Freight"),
      ways.coPilot,
      ways.flow,
    ],
  },
  leaders: {
    planned: "Below is what changes for people who run a team. These pages show it.",
    ways: [
      way(
        `${paths.genieFlow.path}#pipeline`,
        "The pipeline review",
        "Read from calls, not from memory",
      ),
      ways.roles,
      ways.pricing,
    ],
  },
  revops: {
    planned: "Below is how CRM data stays clean, and who approves it. These pages show it.",
    ways: [
      way(`${paths.features.path}#sync`, "Safe CRM sync", "Old value, new value, approval"),
      ways.data,
      ways.research,
    ],
  },
  enterprises: {
    planned: "Below is what procurement, legal and your CISO ask first. These pages go further.",
    ways: [
      ways.security,
      way(contactHref("call"), "Book a call", "Bring your security team’s questions"),
      ways.pricing,
    ],
  },
  whitepapers: {
    planned: "No whitepaper is published yet. These pages hold our research, with its sources.",
    ways: [ways.research, ways.blog, ways.roles],
  },
  webinars: {
    planned: "No webinar is announced yet. These pages take one security deal apart, step by step.",
    ways: [ways.demo, ways.flow, ways.blog],
  },
  team: {
    planned: "We introduce ourselves here once profiles are published.",
    ways: [ways.story, ways.about, ways.other],
  },
  aboutCareers: careers,
  logIn: {
    planned:
      "Workspaces open by invitation, in waves. Below is what to do with an invitation, and without one.",
    ways: [
      way(
        paths.betaWaitlist.path,
        "Request an invitation",
        "For your team and the feature you need",
      ),
      ways.support,
      ways.demo,
    ],
  },
};

const byPath = new Map(
  Object.entries(byPlace).map(([name, then]) => [paths[name as PlaceName].path, then]),
);

const anywhere: UntilThen = {
  planned: "There is no page about this yet. These answer most questions.",
  ways: [ways.demo, ways.features, ways.pricing],
};

export const untilThen = {
  title: "Until then",
  /** For titles from the query, and unknown addresses. */
  anywhere,
  of: ({ path }: Place): UntilThen => byPath.get(path) ?? anywhere,
} as const;
