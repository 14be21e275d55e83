import type { ReactNode } from "react";
import type { Place } from "../src/paths";
import type { Feed } from "./content/feeds";
import type { ServerFacts } from "./text/server-facts";
import type { FormState } from "./forms/form-state";

/**
 * What a page can depend on besides its path. A page rendered from `path` alone is the same for all visitors and is
 * cached.
 */
export type PageProps = {
  path: string;
  /** The state of the form on the page, after a form post or its redirect. */
  form?: FormState | undefined;
  /** The visitor's `?title=` on coming-soon pages, cut to 80 characters. */
  title?: string | undefined;
  /** The page's `queryKeys` that are in the query, each value cut to 80 characters. Untrusted. */
  query?: URLSearchParams | undefined;
  /** Facts that only the server knows. */
  facts?: ServerFacts;
};

/** A page: its metadata and its view. */
export type Page = {
  place: Place;
  title: string;
  description: string;
  /** The folder of its views in `views/pages`, which decides its styles. */
  folder: string;
  /** Query parameters that change the page. With any of them, it is rendered at run time. */
  queryKeys?: readonly string[];
  /**
   * Its JSON-LD for search engines (schema.org), besides the breadcrumbs; by default, a `WebPage`. `siteUrl` is the
   * site's public address.
   */
  structuredData?: (siteUrl: string) => readonly object[];
  /** The text of its social image, if the title is too long or too short for it. */
  social?: { kicker: string; title: string };
  /** The dates an article was published and last changed, as YYYY-MM-DD. */
  published?: string;
  modified?: string;
  /** The page's feed, for feed readers. */
  feed?: Feed | undefined;
  /** The page as Markdown, for articles. Served at the page's path with `.md` appended. */
  markdown?: (facts: ServerFacts) => string;
  View: (props: PageProps) => ReactNode;
};
