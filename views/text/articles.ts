import auditFinding from "../content/articles/audit-finding-deal-timeline.md" with { type: "text" };
import crmNotes from "../content/articles/crm-notes-after-a-call.md" with { type: "text" };
import meddic from "../content/articles/meddic-without-the-economic-buyer.md" with { type: "text" };
import proof from "../content/articles/proof-of-value-beside-the-incumbent.md" with { type: "text" };
import rules from "../content/articles/rules-beside-language-models.md" with { type: "text" };
import securityReview from "../content/articles/security-review-of-your-sales-tools.md" with { type: "text" };
import forecastCalls from "../content/articles/why-forecast-calls-lie.md" with { type: "text" };
import roadmap from "../content/articles/your-roadmap-against-theirs.md" with { type: "text" };
import { type Article, readArticle } from "./read-article";

/** Articles by slug, which is also the file name. They are imported as text to be part of the server's bundle. */
const files: Record<string, string> = {
  "audit-finding-deal-timeline": auditFinding,
  "crm-notes-after-a-call": crmNotes,
  "meddic-without-the-economic-buyer": meddic,
  "proof-of-value-beside-the-incumbent": proof,
  "rules-beside-language-models": rules,
  "security-review-of-your-sales-tools": securityReview,
  "why-forecast-calls-lie": forecastCalls,
  "your-roadmap-against-theirs": roadmap,
};

/** All blog articles, newest first. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([slug, text]) => readArticle(slug, text))
  .toSorted((a, b) => b.date.localeCompare(a.date));

/** Returns the next newer and older article. */
export function neighborsOf(article: Article): {
  newer: Article | undefined;
  older: Article | undefined;
} {
  const index = articles.indexOf(article);
  return { newer: articles[index - 1], older: articles[index + 1] };
}

/**
 * Returns the articles that share the most topics, newest first among equals. Excludes neighbors, which are linked
 * anyway.
 */
export function relatedTo(article: Article, count: number): Article[] {
  const { newer, older } = neighborsOf(article);
  const shared = ({ tags }: Article) => tags.filter((tag) => article.tags.includes(tag)).length;
  return articles
    .filter((other) => ![article, newer, older].includes(other) && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count);
}
