import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { neighboursOf, relatedTo } from "../content/articles";
import { blog } from "../content/blog";
import type { Article } from "../content/read-article";
import { blogPosting } from "../content/structured-data";
import type { Page } from "../page";
import { Contents } from "../sections/article/contents";
import { ArticleLine } from "../ui/article-line";
import { Icon } from "../ui/icon";
import { Prose } from "../ui/prose";

const MAX_RELATED = 2;

/** The page of one article. Its markdown is read when the page is rendered, not before. */
export function articlePage(article: Article): Page {
  const { place, title, description, date, updated, tags } = article;
  return {
    place,
    title,
    description,
    styles: "article",
    hasFeed: true,
    published: date,
    ...(updated && { modified: updated }),
    social: { kicker: [blog.eyebrow, ...tags].join(" · "), title },
    structuredData: (siteUrl) => [
      blogPosting(
        {
          path: place.path,
          title,
          description,
          author: article.authorRole,
          published: date,
          modified: updated,
        },
        siteUrl,
      ),
    ],
    View: () => (
      <article className="article wrap">
        <Heading article={article} />
        <Contents title={blog.contents} sections={article.contents} />
        <Prose markdown={article.markdown} />
        <footer className="article-end">
          <Action article={article} />
          <More article={article} />
        </footer>
      </article>
    ),
  };
}

function Heading({ article }: { article: Article }): ReactNode {
  return (
    <header className="article-head">
      <p className="eyebrow">
        <a href={paths.blog.path}>{blog.eyebrow}</a> · {article.tags.join(", ")}
      </p>
      <h1>{article.title}</h1>
      <ArticleLine article={article} />
    </header>
  );
}

/** What fits to do after reading just this. */
function Action({ article: { action } }: { article: Article }): ReactNode {
  return (
    <aside className="article-action" aria-labelledby="action">
      <h2 id="action">{action.title}</h2>
      <p>{action.text}</p>
      <a className="button button-primary" href={action.href}>
        {action.label}
        <Icon name="arrow" />
      </a>
    </aside>
  );
}

function More({ article }: { article: Article }): ReactNode {
  const { newer, older } = neighboursOf(article);
  const rows: [string, Article | undefined][] = [
    [blog.newer, newer],
    [blog.older, older],
    ...relatedTo(article, MAX_RELATED).map((other): [string, Article] => [blog.related, other]),
  ];
  return (
    <nav className="article-more" aria-labelledby="more">
      <h2 id="more">{blog.more}</h2>
      <ul>
        {rows.map(
          ([label, other]) =>
            other && (
              <li key={other.slug}>
                <span>{label}</span>
                <a href={other.place.path}>{other.title}</a>
                <span>{other.minutes} min</span>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
