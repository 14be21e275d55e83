import { z } from "zod";
import { articlePlace, type PlaceName, paths, type Place } from "../../src/paths";
import { contactTopics, type ContactTopic } from "./contact";
import { splitFrontMatter } from "./front-matter";
import { callMoments, momentHref } from "./demo/moments";
import { contactHref } from "./links";
import { type LongText, type Moment, readText } from "./read-text";

/** What an article may be about; the blog's page lists them in this order. */
export const topics = ["Deals", "Calls", "CRM data", "Forecast", "Security"] as const;

const day = z.iso.date();

/** The block between `---` at the top of the file, in YAML. */
const frontMatter = z.strictObject({
  title: z.string().min(10).max(80),
  /** Shown in lists, by search engines and in the feed; never on the article's own page. */
  description: z.string().min(60).max(170),
  date: day,
  updated: day.optional(),
  /** Who wrote it, as a role: nobody is named. */
  author: z.string(),
  tags: z.array(z.enum(topics)).min(1).max(2),
  /** What to do next, after reading just this. */
  action: z.strictObject({
    place: z.custom<PlaceName>((name) => typeof name === "string" && name in paths),
    /** Where in the demo call to begin. */
    moment: z.custom<Moment>((name) => typeof name === "string" && name in callMoments).optional(),
    /** What the contact form is about. */
    topic: z.enum(contactTopics.map(({ key }) => key)).optional(),
    title: z.string(),
    text: z.string(),
    label: z.string(),
  }),
});

/** One article, all but its rendering. Dates are YYYY-MM-DD. */
export type Article = Omit<z.infer<typeof frontMatter>, "author" | "action"> &
  LongText & {
    slug: string;
    place: Place;
    authorRole: string;
    action: { href: string; title: string; text: string; label: string };
  };

/** Reads an article's file. Throws an error that names the file and what is wrong with it. */
export function readArticle(slug: string, file: string): Article {
  const name = `views/content/articles/${slug}.md`;
  const [head, body] = splitFrontMatter(name, file, frontMatter);
  const { author, action, ...rest } = head;
  const { place, moment, topic, ...words } = action;
  return {
    ...rest,
    ...readText(name, body),
    slug,
    place: articlePlace(slug, rest.title),
    authorRole: author,
    action: { ...words, href: hrefOf(place, moment, topic) },
  };
}

function hrefOf(place: PlaceName, moment?: Moment, topic?: ContactTopic): string {
  if (topic !== undefined) return contactHref(topic);
  return moment === undefined ? paths[place].path : momentHref(callMoments[moment]);
}
