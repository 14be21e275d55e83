import { icons, paths, type Place } from "../../src/paths";
import { home } from "../content/home";
import { plans, type Plan } from "../content/plans";
import type { Question } from "../content/questions";
import { operator } from "../content/operator";
import { site } from "../content/site";

/** A JSON-LD node (https://schema.org). */
type Node = { "@type": string } & Record<string, unknown>;

const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The organization behind the site. Other nodes refer to it by id. */
export const organization = (siteUrl: string): Node => ({
  "@type": "Organization",
  "@id": organizationId(siteUrl),
  name: site.brand,
  ...(operator.legalName && { legalName: operator.legalName }),
  url: siteUrl + paths.home.path,
  logo: siteUrl + icons.large,
  ...(operator.social.length > 0 && { sameAs: operator.social.map(({ href }) => href) }),
});

export const webSite = (siteUrl: string): Node => ({
  "@type": "WebSite",
  name: site.brand,
  description: home.description,
  url: siteUrl + paths.home.path,
  publisher: { "@id": organizationId(siteUrl) },
});

/** The product with an offer per plan, at the price shown first. */
export const softwareApplication = (siteUrl: string): Node => ({
  "@type": "SoftwareApplication",
  name: site.brand,
  description: home.description,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Web",
  url: siteUrl + paths.home.path,
  publisher: { "@id": organizationId(siteUrl) },
  offers: plans.map((plan) => offer(plan, siteUrl)),
});

const offer = ({ name, description, price }: Plan, siteUrl: string): Node => ({
  "@type": "Offer",
  name,
  description,
  url: siteUrl + paths.pricing.path,
  price,
  priceCurrency: "USD",
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: "USD",
    unitText: "seat per month",
  },
});

/**
 * Use only on pages that are there to answer questions, and that show these: search engines list no questions of a
 * product page.
 */
export const faqPage = (questions: readonly Pick<Question, "question" | "answer">[]): Node => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** A blog article. Dates are YYYY-MM-DD. `author` is a role, not a person. */
export const blogPosting = (
  article: {
    path: string;
    title: string;
    description: string;
    author: string;
    published: string;
    modified?: string | undefined;
  },
  siteUrl: string,
): Node => ({
  "@type": "BlogPosting",
  headline: article.title,
  description: article.description,
  url: siteUrl + article.path,
  mainEntityOfPage: siteUrl + article.path,
  datePublished: article.published,
  dateModified: article.modified ?? article.published,
  author: { "@type": "Organization", name: `${site.brand}, ${article.author}`, url: siteUrl },
  publisher: { "@id": organizationId(siteUrl) },
});

/** Pages with a more specific type than `WebPage`. */
const pageTypes = new Map<string, string>([
  [paths.about.path, "AboutPage"],
  [paths.contact.path, "ContactPage"],
  [paths.blog.path, "CollectionPage"],
  [paths.docs.path, "TechArticle"],
  [paths.docsApi.path, "TechArticle"],
]);

/** A page without a more specific node. `modified` is YYYY-MM-DD. */
export function webPage(
  page: { place: Place; title: string; description: string; modified?: string },
  siteUrl: string,
): Node {
  const type = pageTypes.get(page.place.path) ?? "WebPage";
  return {
    "@type": type,
    [type === "TechArticle" ? "headline" : "name"]: page.title,
    description: page.description,
    url: siteUrl + page.place.path,
    ...(page.modified && { dateModified: page.modified }),
    publisher: { "@id": organizationId(siteUrl) },
  };
}

/** Returns a page's breadcrumbs, from the home page through the places on its path; undefined for the home page. */
export function breadcrumbs(place: Place, siteUrl: string): Node | undefined {
  if (place.path === paths.home.path) return undefined;
  const places: readonly Place[] = Object.values(paths);
  const steps = places
    .filter(({ path }) => path !== place.path && place.path.startsWith(`${path}/`))
    .toSorted((a, b) => a.path.length - b.path.length);
  return {
    "@type": "BreadcrumbList",
    itemListElement: [paths.home, ...steps, place].map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  };
}
