import { articles } from "../../views/content/articles";
import { type Change, changelog, roadmap, subprocessorChanges } from "../../views/content/changes";
import { documents } from "../../views/content/documents";
import { type Feed, feeds } from "../../views/content/feeds";
import type { Article } from "../../views/content/read-article";
import { atomFeed, type FeedEntry } from "./feed";
import type { FeedFile } from "./feed-file";

/** When the page of a feed was last updated, if it is a document. */
const updatedOf = (feed: Feed): string | undefined =>
  documents.find(({ place }) => place === feed.place)?.updated;

const feedFile = (feed: Feed, summary: string, entries: () => FeedEntry[]): FeedFile => ({
  path: feed.path,
  type: "application/atom+xml; charset=utf-8",
  summary,
  write: ({ siteUrl }) => atomFeed(feed, entries(), siteUrl, updatedOf(feed)),
});

export const articleEntry = (article: Article): FeedEntry => ({
  path: article.place.path,
  title: article.title,
  summary: article.description,
  published: article.date,
  updated: article.updated,
  author: article.authorRole,
  tags: article.tags,
  markdown: article.markdown,
});

const changeEntry =
  ({ place }: Feed) =>
  ({ id, date, title, markdown }: Change): FeedEntry => ({
    path: `${place.path}#${id}`,
    title,
    published: date,
    markdown,
  });

/** Every Atom feed of the site, each newest first. */
export const feedList: readonly FeedFile[] = [
  feedFile(feeds.blog, "Articles as an Atom feed, in full", () => articles.map(articleEntry)),
  feedFile(feeds.changelog, "The changelog as an Atom feed", () =>
    changelog.map(changeEntry(feeds.changelog)),
  ),
  feedFile(feeds.roadmap, "The roadmap as an Atom feed", () =>
    roadmap.map(changeEntry(feeds.roadmap)),
  ),
  feedFile(feeds.subprocessors, "Changes to the list of subprocessors as an Atom feed", () =>
    subprocessorChanges().map(changeEntry(feeds.subprocessors)),
  ),
];
