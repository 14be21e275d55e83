import { paths } from "../../src/paths";
import { betaFeatures, type NamedLink, resolveLink as link } from "./links";

export type FooterGroup = { title: string; links: readonly NamedLink[] };

/** Links to all pages that the header does not link to, by topic. */
export const footerGroups = [
  {
    title: "Product",
    links: [
      link(paths.coPilot),
      link(paths.scroll),
      link(paths.vision),
      link(paths.features),
      link(paths.integrations),
      link(paths.demo),
      link(paths.pricing),
      link(paths.roadmap),
      link(paths.changelog),
    ],
  },
  {
    title: "In beta",
    // Without badges, because the group's title says that these are betas.
    links: betaFeatures.map(link).map(({ name, href }) => ({ name, href })),
  },
  {
    title: "Learn",
    links: [
      link(paths.ourSolution),
      link(paths.solutions),
      link(paths.genieFlow),
      link(paths.story),
      link(paths.caseStudies),
      link(paths.blog),
    ],
  },
  {
    title: "Developers",
    links: [link(paths.docs), link(paths.docsApi)],
  },
  {
    title: "Help",
    links: [link(paths.help), link(paths.support), link(paths.community), link(paths.contact)],
  },
  {
    title: "Company",
    links: [
      link(paths.about),
      link(paths.aboutCareers),
      link(paths.partners),
      link(paths.investors),
      link(paths.media),
    ],
  },
  {
    title: "Trust",
    links: [
      link(paths.security),
      link(paths.compliance),
      link(paths.accessibility),
      link(paths.legalPrivacy),
      link(paths.legalTerms),
      link(paths.betaTerms),
      link(paths.legalDpa),
      link(paths.legalSubprocessors),
    ],
  },
] as const satisfies readonly FooterGroup[];

/** The links at the very end. */
export const footerSmallPrint = [
  link(paths.cookies),
  link(paths.adminSession),
] as const satisfies readonly NamedLink[];
