import { paths, type Place, type PlaceName } from "../../src/paths";
import { anchorTo } from "./anchors";
import { claims } from "./claims";
import { demoHref } from "./demo-links";
import { contactHref, waitlistHref } from "./links";

type Way = { href: string; name: string; text: string };

/** What an address will hold one day, and where the same need is met today. */
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
  coPilot: way(paths.coPilot.path, "Co-Pilot", "The coach that is on the call with your rep"),
  pricing: way(paths.pricing.path, "Plans and prices", "Three plans, with the sum of the return"),
  about: way(paths.about.path, "About Genie", "Mission, vision and the four values"),
  story: way(paths.story.path, "Why we built it", "It began with a field called Next step"),
  research: way(paths.ourSolution.path, "Our solution", "Forty years of CRM, with references"),
  blog: way(paths.blog.path, "The blog", "Articles on selling to security buyers"),
  roles: way(paths.caseStudies.path, "Outcomes by role", "Reps, managers, executives, operations"),
  security: way(
    anchorTo("security"),
    "Security at a glance",
    "Certificates, encryption, data handling",
  ),
  afterCall: way(
    demoHref("after-call"),
    "After the call, live",
    "Tick what may be written, see the record",
  ),
  overlay: way(
    waitlistHref("Genie Intelligence Overlay"),
    "Overlay beta",
    "Deal context on the CRM page",
  ),
  data: way(
    waitlistHref("Data Orchestration"),
    "Data Orchestration beta",
    "Ask for an early place",
  ),
  support: way(contactHref("support"), "Write to support", "A person reads it and answers"),
  other: way(contactHref("other"), "Write to us", "For whatever has no form of its own"),
} as const;

/** The waitlist of a product that is not open to everyone. */
const beta = (product: string): Way =>
  way(waitlistHref(product), "Private beta: request access", `Use ${product} before everyone else`);

const scroll: UntilThen = {
  planned: `Scroll turns a finished call into proposed CRM changes, books the follow-up and moves the stage when a rule allows it: ${claims.scrollAccuracy.figure} accuracy is what we hold it to. It is in private beta.`,
  ways: [beta("Scroll"), ways.afterCall, ways.flow],
};

const vision: UntilThen = {
  planned:
    "Vision scores each deal by what was said on its calls, follows the forecast, and shows executives the sentence behind every number. It is in private beta.",
  ways: [
    beta("Vision"),
    way(
      `${paths.genieFlow.path}#forecast`,
      "The forecast, step by step",
      "How a score earns its place",
    ),
    ways.roles,
  ],
};

const careers: UntilThen = {
  planned: "Open positions will stand here with their team, their pay range and the first project.",
  ways: [ways.story, ways.about, ways.other],
};

const byPlace: Partial<Record<PlaceName, UntilThen>> = {
  scroll,
  vision,
  reps: {
    planned:
      "A page for the person on the call: what to prepare, what to ask when the incumbent is named, and how to be done when the call is.",
    ways: [
      way(demoHref("before-call"), "Make a battle card", "For a meeting at Halden Freight"),
      ways.coPilot,
      ways.flow,
    ],
  },
  leaders: {
    planned:
      "A page for whoever runs the team: coaching from the call that happened, new hires who keep what they were taught, a pipeline one can ask questions of.",
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
    planned:
      "A page for those who own the fields: which rule may write what, in which order conflicts are settled, and where each change is logged.",
    ways: [
      way(`${paths.features.path}#sync`, "Safe CRM sync", "Old value, new value, reason, approval"),
      ways.data,
      ways.research,
    ],
  },
  enterprises: {
    planned:
      "A page for large vendors: roles and administrators, regions, your own retention, and the review your own security team will run.",
    ways: [
      ways.security,
      way(contactHref("call"), "Book a call", "With someone who has sat through such a review"),
      ways.pricing,
    ],
  },
  whitepapers: {
    planned: "Longer papers with their sources, made to be forwarded to the person who signs.",
    ways: [ways.research, ways.blog, ways.roles],
  },
  webinars: {
    planned:
      "An hour with someone who sells security, one deal at a time, with the recording kept.",
    ways: [ways.demo, ways.flow, ways.blog],
  },
  team: {
    planned: "Who we are, what each of us did before, and whom to write to about what.",
    ways: [ways.story, ways.about, ways.other],
  },
  aboutCareers: careers,
  logIn: {
    planned:
      "The door to your workspace. Workspaces open by invitation, one wave of teams after the other.",
    ways: [
      way(
        paths.betaWaitlist.path,
        "Ask for an invitation",
        "For your team, with the feature you need",
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
  planned: "This one has no page yet. These have, and most questions end on one of them.",
  ways: [ways.demo, ways.features, ways.pricing],
};

export const untilThen = {
  title: "Until then",
  /** A title from the address bar may be about anything, and so may an address that is on no map. */
  anywhere,
  of: ({ path }: Place): UntilThen => byPath.get(path) ?? anywhere,
} as const;
