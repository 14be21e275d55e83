import { paths } from "../../src/paths";
import { articles } from "../text/articles";
import { documents } from "../text/documents";
import type { Page } from "../page";
import { about } from "./about/page";
import { articlePage } from "./article/page";
import { betaWaitlist } from "./beta-waitlist/page";
import { blog } from "./blog/page";
import { caseStudies } from "./case-studies/page";
import { contact } from "./contact/page";
import { coPilot } from "./co-pilot/page";
import { documentPage } from "./document/page";
import { demo } from "./demo/page";
import { features } from "./features/page";
import { genieFlow } from "./genie-flow/page";
import { home } from "./home/page";
import { ourSolution } from "./our-solution/page";
import { subscribe } from "./subscribe/page";
import { story } from "./story/page";
import { pricing } from "./pricing/page";
import { roadmapPage } from "./roadmap/page";
import { soonPages } from "./soon-story/pages";

/** All pages on the site map. Those not written yet are coming-soon pages with their own title. */
export const pages: Page[] = [
  home,
  ourSolution,
  story,
  betaWaitlist,
  contact,
  demo,
  coPilot,
  features,
  genieFlow,
  pricing,
  about,
  caseStudies,
  blog,
  subscribe,
  ...articles.map(articlePage),
  ...documents.map((document) =>
    document.place === paths.roadmap ? roadmapPage(document) : documentPage(document),
  ),
  ...soonPages,
];

export function pageAt(path: string | undefined): Page | undefined {
  return pages.find((page) => page.place.path === path);
}
