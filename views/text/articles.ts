import { type Article, readArticle } from "./read-article";
import { readFolder } from "./read-folder" with { type: "macro" };

/** All blog articles, newest first. */
export const articles: readonly Article[] = Object.entries(readFolder("articles"))
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
