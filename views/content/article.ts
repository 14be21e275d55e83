/**
 * The text of an article as data. `T` is what running text is: as written, a string in which `[[key]]` cites a work,
 * `[words](place)` links to a place of the site map and `**words**` are bold; once woven, its pieces.
 */
export type Block<T = string> =
  | { kind: "text" | "heading"; text: T }
  | { kind: "list"; items: readonly T[] }
  | { kind: "quote"; text: T; from: T }
  | {
      kind: "table";
      caption: string;
      head: readonly string[];
      rows: readonly (readonly T[])[];
    }
  | {
      kind: "timeline";
      caption: string;
      lanes: readonly [string, string];
      events: readonly TimelineEvent[];
    };

/** One year of a drawn timeline, in one of its two lanes. */
export type TimelineEvent = { year: number; lane: 0 | 1; text: string };

/** A section under its own heading. `id` is its address within the page. */
export type ArticleSection<T = string> = {
  id: string;
  title: string;
  blocks: readonly Block<T>[];
};
