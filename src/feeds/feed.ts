import { markdownOptions } from "../../views/text/markdown";
import type { Feed } from "../../views/content/feeds";
import { site } from "../../views/content/site";

/** An entry of a feed. Days are YYYY-MM-DD. */
export type FeedEntry = {
  /** Its address on the site, which stays the same when the title changes. */
  path: string;
  title: string;
  summary?: string;
  published: string;
  updated?: string | undefined;
  /** Whose role wrote it. */
  author?: string;
  tags?: readonly string[];
  markdown: string;
};

/** An Atom feed (RFC 4287) with its entries in full. `began` is the day of a feed that has none yet. */
export function atomFeed(
  feed: Feed,
  entries: readonly FeedEntry[],
  siteUrl: string,
  began = "1970-01-01",
): string {
  const days = entries.map(lastChange).toSorted();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${idOf(feed.path)}</id>
<title>${escape(feed.title)}</title>
<subtitle>${escape(feed.lead)}</subtitle>
<updated>${midnight(days.at(-1) ?? began)}</updated>
<author><name>${escape(site.brand)}</name></author>
<link rel="self" type="application/atom+xml" href="${siteUrl}${feed.path}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${feed.place.path}"/>
${entries.map((entry) => entryText(entry, siteUrl)).join("\n")}
</feed>
`;
}

/** The namespace of the ids. Another one makes feed readers show every entry again. */
const ID_NAMESPACE = "5f0c7a52-0d3b-4b7e-9a55-6f1f4a1f7c0e";

/** Returns a permanent id (RFC 4287, 4.2.6): it depends on the path alone, so it survives a new domain. */
const idOf = (path: string): string => `urn:uuid:${Bun.randomUUIDv5(path, ID_NAMESPACE)}`;

function entryText(entry: FeedEntry, siteUrl: string): string {
  const { path, title, summary, published, author, tags = [] } = entry;
  const address = escape(siteUrl + path);
  return [
    "<entry>",
    `<id>${idOf(path)}</id>`,
    `<title>${escape(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${midnight(published)}</published>`,
    `<updated>${midnight(lastChange(entry))}</updated>`,
    ...(author ? [`<author><name>${escape(`${site.brand} ${author}`)}</name></author>`] : []),
    ...tags.map((tag) => `<category term="${escape(tag)}"/>`),
    ...(summary ? [`<summary>${escape(summary)}</summary>`] : []),
    `<content type="html">${escape(contentOf(entry, siteUrl))}</content>`,
    "</entry>",
  ].join("\n");
}

/** The entry as HTML with absolute links, for feed readers. */
function contentOf({ markdown, path }: FeedEntry, siteUrl: string): string {
  const [page = ""] = path.split("#");
  const text = markdown
    .replaceAll("](/", `](${siteUrl}/`)
    .replaceAll("](#", `](${siteUrl}${page}#`);
  return Bun.markdown.html(text, {
    ...markdownOptions,
    headings: false,
  });
}

const lastChange = ({ published, updated }: FeedEntry): string => updated ?? published;

const midnight = (day: string): string => `${day}T00:00:00Z`;

/** Escapes text for XML and removes control characters, which XML forbids. */
function escape(text: string): string {
  return Bun.escapeHTML(text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ""));
}
