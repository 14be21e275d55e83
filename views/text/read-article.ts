import { z } from "zod";
import { articlePlace, type PlaceName, paths, type Place } from "../../src/paths";
import { contactTopics, type ContactTopic } from "../content/contact-topics";
import { splitFrontMatter } from "./front-matter";
import { callMoments, momentHref } from "../content/demo/moments";
import { contactHref } from "../content/links";
import { type LongText, type Moment, readText } from "./read-text";

/** Topics of articles, in the order on the blog's page. */
const topics = ["Deals", "Calls", "CRM data", "Forecast", "Security"] as const;

const day = z.iso.date();

/** The YAML front matter at the top of the file. */
const frontMatter = z.strictObject({
  title: z.string().min(10).max(80),
  /** Shown in lists, search results and the feed, but not on the article's own page. */
  description: z.string().min(60).max(170),
  date: day,
  updated: day.optional(),
  /** The author's role. Articles name no person. */
  author: z.string(),
  tags: z.array(z.enum(topics)).min(1).max(2),
  /** The call to action below the article. */
  action: z.strictObject({
    place: z.custom<PlaceName>((name) => typeof name === "string" && name in paths),
    /** The moment of the demo call to link to. */
    moment: z.custom<Moment>((name) => typeof name === "string" && name in callMoments).optional(),
    /** The topic of the contact form to link to. */
    topic: z.enum(contactTopics.map(({ key }) => key)).optional(),
    title: z.string(),
    text: z.string(),
    label: z.string(),
  }),
});

/** A parsed article. Dates are YYYY-MM-DD. */
export type Article = Omit<z.infer<typeof frontMatter>, "author" | "action"> &
  LongText & {
    slug: string;
    place: Place;
    authorRole: string;
    action: { href: string; title: string; text: string; label: string };
  };

/** Parses an article's file. Throws an error that contains the file and the problem. */
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
