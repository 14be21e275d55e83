import { icons, paths, type Place } from "../../src/paths";
import { home } from "./home";
import { plans, type Plan } from "./plans";
import type { Question } from "./questions";
import { operator } from "./operator";
import { site } from "./site";

/** A node of JSON-LD (https://schema.org). */
type Node = { "@type": string } & Record<string, unknown>;

const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** Who stands behind the site. Other nodes refer to it by its id. */
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

/** The product with an offer for each plan, at the price that the page shows first. */
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

/** Only for a page on which these questions and their answers can be read. */
export const faqPage = (questions: readonly Pick<Question, "question" | "answer">[]): Node => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** An article of the blog. Dates are YYYY-MM-DD. `author` is a role: nobody is named. */
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

/** Pages that are more than a plain web page to search engines. */
const pageTypes = new Map<string, string>([
  [paths.about.path, "AboutPage"],
  [paths.contact.path, "ContactPage"],
  [paths.blog.path, "CollectionPage"],
  [paths.docs.path, "TechArticle"],
  [paths.docsApi.path, "TechArticle"],
]);

/** A page of which nothing more special can be said. `modified` is YYYY-MM-DD. */
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

/** The way from the home page down to a page, by the places that its path passes; none for the home page itself. */
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
