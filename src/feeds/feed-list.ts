import { articles } from "../../views/text/articles";
import { type Change, changelog, roadmap, subprocessorChanges } from "../../views/text/changes";
import { documents } from "../../views/text/documents";
import { type Feed, feeds } from "../../views/content/feeds";
import type { Article } from "../../views/text/read-article";
import { atomFeed, type FeedEntry } from "./feed";
import type { FeedFile } from "./feed-file";

/** When the page of a feed was last updated, if it is a document. */
const updatedOf = (feed: Feed): string | undefined =>
  documents.find(({ place }) => place === feed.place)?.updated;

const feedFile = (feed: Feed, entries: () => FeedEntry[]): FeedFile => ({
  path: feed.path,
  type: "application/atom+xml; charset=utf-8",
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
  feedFile(feeds.blog, () => articles.map(articleEntry)),
  feedFile(feeds.changelog, () => changelog.map(changeEntry(feeds.changelog))),
  feedFile(feeds.roadmap, () => roadmap.map(changeEntry(feeds.roadmap))),
  feedFile(feeds.subprocessors, () => subprocessorChanges().map(changeEntry(feeds.subprocessors))),
];
