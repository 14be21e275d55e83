import { type WorkKey, works } from "../content/works";

/** A cited work with its number and the ids of its citations. */
export type CitedWork = { key: WorkKey; number: number; citations: string[] };

/**
 * Replaces each `[[key]]` in Markdown by a link to the reference list. Works are numbered by first appearance; the
 * link's title is the id that the reference links back to. Throws `fail(…)` for a key that is not in `works.ts`.
 */
export function numberCitations(
  text: string,
  fail: (reason: string) => Error,
): { markdown: string; cited: CitedWork[] } {
  const cited = new Map<WorkKey, CitedWork>();
  // Removes the space between a word and its citation.
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

/** Returns a work's id in the reference list. */
export const referenceId = (number: number): string => `ref-${number}`;

/** Returns the reference number that a link points to; undefined if it is not a citation. */
export const citedNumber = (href: string): string | undefined => /^#ref-(\d+)$/.exec(href)?.[1];

const referenceHref = (number: number): string => `#${referenceId(number)}`;

const isWork = (key: string): key is WorkKey => Object.hasOwn(works, key);
