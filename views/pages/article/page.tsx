import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { articleText } from "../../text/pages-text";
import { feeds } from "../../content/feeds";
import { blog } from "../../content/blog";
import type { Article } from "../../text/read-article";
import { blogPosting } from "../../layout/json-ld";
import type { Page } from "../../page";
import { ArticleAction, ArticleLayout } from "../../ui/article-layout";
import { ArticleLine } from "../../ui/article-line";
import { Contents } from "../../ui/contents";
import { Prose } from "../../ui/prose";
import { References, referencesId } from "../../ui/references";
import { More } from "./more";
import { Newsletter } from "./newsletter";
import { Eyebrow } from "../../ui/eyebrow";

/** Returns an article's page. The Markdown is parsed when the page is rendered. */
export function articlePage(article: Article): Page {
  const { place, title, description, date, updated, tags, markdown, contents, cited } = article;
  const sources = cited.length > 0 ? [{ id: referencesId, title: blog.sources }] : [];
  return {
    place,
    title,
    description,
    folder: "article",
    feed: feeds.blog,
    markdown: () => articleText(article),
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
    View: ({ form }) => (
      <ArticleLayout head={<Head article={article} />}>
        <Contents title={blog.contents} sections={[...contents, ...sources]} />
        <Prose markdown={markdown} hasOpening>
          <ArticleAction {...article.action} />
          {cited.length > 0 && (
            <References title={blog.sources} citedAt={blog.citedAt} cited={cited} />
          )}
          <Newsletter article={article} form={form} />
          <More article={article} />
        </Prose>
      </ArticleLayout>
    ),
  };
}

function Head({ article }: { article: Article }): ReactNode {
  return (
    <>
      <Eyebrow>
        <a href={paths.blog.path} className="underline underline-offset-4">
          {blog.eyebrow}
        </a>{" "}
        · {article.tags.join(", ")}
      </Eyebrow>
      <h1 className="mb-6 text-headline">{article.title}</h1>
      <ArticleLine article={article} />
    </>
  );
}
