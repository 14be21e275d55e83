import type { ReactNode } from "react";
import type { Place } from "../src/paths";
import type { Feed } from "./content/feeds";
import type { ServerFacts } from "./content/server-facts";
import type { FormState } from "./forms/form-state";

/** What a page may depend on besides its address. A page given only `path` is the same for everyone and is kept. */
export type PageProps = {
  path: string;
  /** The state of the form on the page, when it answers a form post or follows its redirect. */
  form?: FormState | undefined;
  /** The visitor's `?title=` on coming-soon pages, already cut to 80 characters. */
  title?: string | undefined;
  /** The page's `queryKeys` that stand after `?`, each value cut to 80 characters. They come from the address bar: trust nothing. */
  query?: URLSearchParams | undefined;
  /** What only the server knows. */
  facts?: ServerFacts;
};

/** A page: everything about it except its sections. */
export type Page = {
  place: Place;
  title: string;
  description: string;
  /** Its stylesheet: a file of `styles/pages`, by its name without `.css`. */
  styles: string;
  /** Names in the query that change what the page shows. With any of them, it is rendered at run time. */
  queryKeys?: readonly string[];
  /** What it tells search engines as JSON-LD (schema.org), besides the trail that leads to it; by default, that it is a page. `siteUrl` is the site's public address. */
  structuredData?: (siteUrl: string) => readonly object[];
  /** What its picture on social networks says, where its title is too long or too short for that. */
  social?: { kicker: string; title: string };
  /** When an article was first published and last changed, as YYYY-MM-DD. */
  published?: string;
  modified?: string;
  /** The feed that belongs to it, so that feed readers find it. */
  feed?: Feed | undefined;
  /** The page as Markdown, if it is one text: it is also served at the page's address with `.md` after it. */
  markdown?: (facts: ServerFacts) => string;
  /** The first day after `today` on which the page reads differently, as YYYY-MM-DD. It is rendered again then. */
  changesAfter?: (today: string) => string | undefined;
  View: (props: PageProps) => ReactNode;
};
