import type { ArticleSection } from "../../content/article";

/** Silent reading of English prose, in words a minute (Brysbaert’s average of 190 studies is 238). */
const WORDS_A_MINUTE = 238;

/** How long an article takes to read, in whole minutes. */
export function readingMinutes(sections: readonly ArticleSection[]): number {
  const words = JSON.stringify(sections).split(/\s+/).length;
  return Math.round(words / WORDS_A_MINUTE);
}
