import { articles } from "../../views/content/articles";
import { blog } from "../../views/content/blog";
import { markdownOptions } from "../../views/content/markdown";
import type { Article } from "../../views/content/read-article";
import { site } from "../../views/content/site";
import { endpoints, paths } from "../paths";
import type { FeedFile } from "./feed-file";

/** The blog as an Atom feed (RFC 4287). */
export const feed: FeedFile = {
  path: endpoints.feed,
  type: "application/atom+xml; charset=utf-8",
  summary: "Articles as an Atom feed, in full",
  write: ({ siteUrl }) => atomFeed(articles, siteUrl),
};

/** All articles in full, newest first. Ids are addresses, which stay the same when a title changes. */
export function atomFeed(list: readonly Article[], siteUrl: string): string {
  const days = list.map(lastChange).toSorted();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${siteUrl}${endpoints.feed}</id>
<title>${escape(blog.feedTitle)}</title>
<subtitle>${escape(blog.lead)}</subtitle>
<updated>${midnight(days.at(-1) ?? "1970-01-01")}</updated>
<author><name>${escape(site.brand)}</name></author>
<link rel="self" type="application/atom+xml" href="${siteUrl}${endpoints.feed}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${paths.blog.path}"/>
${list.map((article) => entry(article, siteUrl)).join("\n")}
</feed>
`;
}

function entry(article: Article, siteUrl: string): string {
  const { title, description, date, tags, authorRole, place } = article;
  const address = siteUrl + place.path;
  return `<entry>
<id>${escape(address)}</id>
<title>${escape(title)}</title>
<link rel="alternate" type="text/html" href="${escape(address)}"/>
<published>${midnight(date)}</published>
<updated>${midnight(lastChange(article))}</updated>
<author><name>${escape(`${site.brand} ${authorRole}`)}</name></author>
${tags.map((tag) => `<category term="${escape(tag)}"/>`).join("")}
<summary>${escape(description)}</summary>
<content type="html">${escape(contentOf(article, siteUrl))}</content>
</entry>`;
}

/** The article as HTML with absolute links, for feed readers. */
function contentOf({ markdown, place }: Article, siteUrl: string): string {
  const text = markdown
    .replaceAll("](/", `](${siteUrl}/`)
    .replaceAll("](#", `](${siteUrl}${place.path}#`);
  return Bun.markdown.html(text, {
    ...markdownOptions,
    headings: false,
  });
}

const lastChange = ({ date, updated }: Article): string => updated ?? date;

const midnight = (day: string): string => `${day}T00:00:00Z`;

/** Escapes text for XML and removes control characters, which XML forbids. */
function escape(text: string): string {
  return Bun.escapeHTML(text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ""));
}
