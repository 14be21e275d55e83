import { clockTime } from "../content/demo/call";
import { paths } from "../../src/paths";
import { articles } from "./articles";
import { blog } from "../content/blog";
import { caseStudies, statusNames, statusOf } from "../content/case-studies";
import type { CitedWork } from "./citations";
import { markdownTable } from "./markdown-table";
import { ourSolution } from "../content/our-solution";
import { solutionText } from "./solution-text";
import type { Article } from "./read-article";
import { works } from "../content/works";
import { story } from "../content/story";

const join = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== "").join("\n\n")}\n`;

/** Replaces citations by plain numbers and appends the list of works. */
function withSources(markdown: string, title: string, cited: readonly CitedWork[]): string[] {
  const text = markdown.replaceAll(/\[(\\\[\d+\\\])\]\(#ref-\d+ "[^"]*"\)/g, "$1");
  if (cited.length === 0) return [text];
  const list = cited.map(({ key, number }) => {
    const { authors, year, title: name, source, address } = { address: undefined, ...works[key] };
    return `${number}. ${authors} (${year}). ${name}. ${source}.${address ? ` <${address}>` : ""}`;
  });
  return [text, `## ${title}`, list.join("\n")];
}

/** Returns an article as Markdown. */
export const articleText = (article: Article): string =>
  join([
    `# ${article.title}`,
    article.updated ?? article.date,
    ...withSources(article.markdown, blog.sources, article.cited),
  ]);

export const ourSolutionText = (): string =>
  join([
    `# ${ourSolution.heading.join(" ")}`,
    ourSolution.lead,
    ...withSources(solutionText.markdown, ourSolution.references, solutionText.cited),
  ]);

/** Returns the blog's list of articles as Markdown. */
export const blogText = (): string =>
  join([
    `# ${blog.heading}`,
    blog.lead,
    articles
      .map(
        ({ title, place, date, description }) =>
          `- [${title}](${place.path}) (${date}): ${description}`,
      )
      .join("\n"),
  ]);

export const storyText = (): string =>
  join([
    `# ${story.heading}`,
    story.lead,
    `## ${story.ledger.title}`,
    markdownTable(
      [story.ledger.said, story.ledger.known],
      story.ledger.rows.map(({ at, text, field, value }) => [
        `${clockTime(at)} ${text}`,
        `${field}: ${value}`,
      ]),
    ),
    story.ledger.caption,
    `## ${story.reasoning.title}`,
    ...story.reasoning.paragraphs,
    `## ${story.wishesTitle}`,
    ...story.wishes.flatMap(({ count, wish, text, became, place }) => [
      `### ${count}: ${wish}`,
      ...text,
      `[${became}](${paths[place].path})`,
    ]),
    `## ${story.rules.title}`,
    story.rules.lead,
    story.rules.list.map(({ name, text }) => `- **${name}**: ${text}`).join("\n"),
    ...story.closing.flatMap(({ title, text }) => [`## ${title}`, text]),
  ]);

export function caseStudiesText(): string {
  const { hero, claims, protocol } = caseStudies;
  return join([
    `# ${hero.title}`,
    hero.lead,
    `## ${[claims.claim, claims.test, claims.status].join(", ")}`,
    claims.others.lead,
    ...claims.groups.flatMap((group) => [
      `### ${group.name}`,
      markdownTable(
        [claims.claim, claims.test, claims.status],
        group.claims.map((claim) => [
          `${claim.figure} ${claim.scope}`,
          [claim.counted.what, claim.counted.when].filter(Boolean).join(" "),
          statusNames[statusOf(claim)],
        ]),
      ),
    ]),
    `## ${protocol.sheet}`,
    `### ${protocol.measure}`,
    protocol.measures
      .map(({ claim: { figure, scope, counted } }) => `- **${figure} ${scope}**: ${counted.what}`)
      .join("\n"),
    `### ${protocol.rules}`,
    protocol.steps.map(({ name, text }, n) => `${n + 1}. **${name}**: ${text}`).join("\n"),
  ]);
}
