import { z } from "zod";
import { articlePlace, type PlaceName, paths, type Place } from "../../src/paths";
import { claims } from "./claims";
import { callMoments, momentHref } from "./demo/moments";
import { headingsOf, type Heading } from "./markdown";

/** What an article may be about; the blog's page lists them in this order. */
export const topics = ["Deals", "Calls", "CRM data", "Forecast", "Security"] as const;

type Moment = keyof typeof callMoments;

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
    title: z.string(),
    text: z.string(),
    label: z.string(),
  }),
});

/** One article, all but its rendering. Dates are YYYY-MM-DD, `minutes` is the reading time. */
export type Article = Omit<z.infer<typeof frontMatter>, "author" | "action"> & {
  slug: string;
  place: Place;
  authorRole: string;
  minutes: number;
  /** The text in markdown, with its figures and addresses filled in. */
  markdown: string;
  contents: Heading[];
  action: { href: string; title: string; text: string; label: string };
};

/** Words a minute: a careful reader of working prose. */
const READING_PACE = 220;

/** Takes a file apart. Throws an error that names the file and what is wrong with it. */
export function readArticle(slug: string, file: string): Article {
  const fail = (reason: string) => new Error(`views/content/articles/${slug}.md: ${reason}`);
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || body === undefined) throw fail("it begins with no front matter");
  const parsed = frontMatter.safeParse(parseYaml(head, fail));
  if (!parsed.success) throw fail(z.prettifyError(parsed.error));
  const { author, action, ...rest } = parsed.data;
  const { place, moment, ...words } = action;
  const markdown = fillClaims(fillAddresses(body, fail), fail).trim();
  return {
    ...rest,
    slug,
    place: articlePlace(slug, rest.title),
    authorRole: author,
    minutes: Math.max(
      1,
      Math.round((markdown.match(/[\p{L}\p{N}]+/gu) ?? []).length / READING_PACE),
    ),
    markdown,
    contents: headingsOf(markdown),
    action: { ...words, href: moment ? momentHref(callMoments[moment]) : paths[place].path },
  };
}

type Fail = (reason: string) => Error;

function parseYaml(text: string, fail: Fail): unknown {
  try {
    return Bun.YAML.parse(text);
  } catch (error) {
    throw fail(String(error));
  }
}

/**
 * Puts in addresses: `place:demo` is a name on the site map, `moment:pain` one of the demo call, `article:some-slug`
 * another article.
 */
function fillAddresses(text: string, fail: Fail): string {
  return text.replaceAll(/\]\((\w+):([\w-]+)\)/g, (_link, kind: string, name: string) => {
    if (kind === "article") return `](${articlePlace(name, name).path})`;
    if (kind === "place" && name in paths) return `](${paths[name as PlaceName].path})`;
    if (kind === "moment" && name in callMoments)
      return `](${momentHref(callMoments[name as Moment])})`;
    throw fail(`${kind}:${name} leads nowhere`);
  });
}

/** Puts in the product's figures: `{name}` is the figure, `{name.scope}` what it is a figure of. */
function fillClaims(text: string, fail: Fail): string {
  return text.replaceAll(/\{(\w+)(\.scope)?\}/g, (_claim, name: string, scope?: string) => {
    if (!(name in claims)) throw fail(`{${name}} is no claim`);
    const claim = claims[name as keyof typeof claims];
    return scope ? claim.scope : claim.figure;
  });
}
