import { type WorkKey, works } from "./works";

/** A cited work with its number in the text and the id of each place that cites it. */
export type CitedWork = { key: WorkKey; number: number; citations: string[] };

/**
 * Turns each `[[key]]` of a Markdown text into a link to the list of references. Works are numbered in the order in
 * which they first appear; the link's title holds the id that the reference links back to. Throws `fail(…)` for a key
 * that is not in `works.ts`.
 */
export function numberCitations(
  text: string,
  fail: (reason: string) => Error,
): { markdown: string; cited: CitedWork[] } {
  const cited = new Map<WorkKey, CitedWork>();
  // A citation follows its word without a space.
  const markdown = text.replaceAll(/ ?\[\[(\w+)\]\]/g, (_citation, key: string) => {
    if (!isWork(key)) throw fail(`[[${key}]] is not in works.ts`);
    const work = cited.get(key) ?? { key, number: cited.size + 1, citations: [] };
    const id = `cite-${work.number}-${work.citations.length + 1}`;
    work.citations.push(id);
    cited.set(key, work);
    return `[\\[${work.number}\\]](${referenceHref(work.number)} "${id}")`;
  });
  return { markdown, cited: [...cited.values()] };
}

/** The id of a work in the list of references. */
export const referenceId = (number: number): string => `ref-${number}`;

/** The number of the reference that a link leads to, if it is a citation. */
export const citedNumber = (href: string): string | undefined => /^#ref-(\d+)$/.exec(href)?.[1];

const referenceHref = (number: number): string => `#${referenceId(number)}`;

const isWork = (key: string): key is WorkKey => Object.hasOwn(works, key);
