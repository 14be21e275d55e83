import { articlePlace, type PlaceName, paths, press } from "../../src/paths";
import { type CitedWork, numberCitations } from "./citations";
import { claims } from "../content/claims";
import { dealDayIn } from "../content/demo/calendar";
import { dealFigures } from "../content/demo/deal-figures";
import { callMoments, momentHref } from "../content/demo/moments";
import { deadlines } from "../content/deadlines";
import { isFact } from "../content/operator";
import { findings } from "../content/findings";
import { contactHref } from "../content/links";
import { isTopic } from "../content/contact-topics";
import { headingsOf, type Heading } from "./markdown";

/** A parsed long text. `minutes` is its reading time. */
export type LongText = {
  /** Markdown in which figures, addresses and citations have been replaced. */
  markdown: string;
  contents: Heading[];
  minutes: number;
  cited: CitedWork[];
};

export type Moment = keyof typeof callMoments;

type Fail = (reason: string) => Error;

/** Reading speed in words per minute. */
const WORDS_PER_MINUTE = 220;

const figures = { ...claims, ...findings };

/** Parses a long Markdown text. Throws an error that contains `file` and the problem. */
export function readText(file: string, text: string): LongText {
  const fail = (reason: string) => new Error(`${file}: ${reason}`);
  const filled = fillFigures(fillAddresses(text, fail), fail).trim();
  const words = (filled.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  const { markdown, cited } = numberCitations(filled, fail);
  return {
    markdown,
    cited,
    contents: headingsOf(markdown),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

/**
 * Resolves links: `place:demo` is a place on the site map, `moment:pain` a moment of the demo call, `article:some-slug`
 * another article, `contact:support` the contact form with a topic selected, `press:logoOnDarkSvg` a file in the press
 * kit.
 */
function fillAddresses(text: string, fail: Fail): string {
  return text.replaceAll(/\]\((\w+):([\w-]+)\)/g, (_link, kind: string, name: string) => {
    if (kind === "article") return `](${articlePlace(name, name).path})`;
    if (kind === "place" && Object.hasOwn(paths, name))
      return `](${paths[name as PlaceName].path})`;
    if (kind === "press" && Object.hasOwn(press, name))
      return `](${press[name as keyof typeof press]})`;
    if (kind === "contact" && isTopic(name)) return `](${contactHref(name)})`;
    if (kind === "moment" && Object.hasOwn(callMoments, name))
      return `](${momentHref(callMoments[name as Moment])})`;
    throw fail(`${kind}:${name} leads nowhere`);
  });
}

/**
 * Replaces placeholders: `{name}` by the figure of a claim or finding, `{name.scope}` by what it measures,
 * `{deal.signature}` by a date of the demo deals, `{corvid.scorecard}` by the rows of a chart, and `{deadline.disclosure}` by a deadline. Facts about the operator, as
 * `{operator.address}`, are checked here and replaced when a page is rendered.
 */
function fillFigures(text: string, fail: Fail): string {
  return text.replaceAll(/\{(\w+)((?:\.\w+)*)\}/g, (whole, name: string, part: string) => {
    const fact = part.slice(1);
    if (name === "operator" && isFact(fact)) return whole;
    if (name === "deadline" && Object.hasOwn(deadlines, fact))
      return deadlines[fact as keyof typeof deadlines];
    const ofDeal = dealDayIn(name + part) ?? dealFigures[name + part];
    if (ofDeal !== undefined) return ofDeal;
    const scope = part === ".scope";
    if (!Object.hasOwn(figures, name) || (part !== "" && !scope))
      throw fail(`${whole} is neither a claim, a finding nor a day of the demo deal`);
    const figure = figures[name as keyof typeof figures];
    return scope ? figure.scope : figure.figure;
  });
}
