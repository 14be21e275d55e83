type Target = { path: string; title: string };

/** Words that say nothing about the page. */
const STOP_WORDS = new Set(
  "a an and for in of on or the to page pages index html htm php asp".split(" "),
);

/** Longer addresses come from vulnerability scanners. */
const MAX_READ = 100;
const MAX_WORDS = 8;

/** The minimum similarity of a misspelled word: pricng is 0.86 similar to pricing. */
const MIN_SIMILARITY = 0.7;
/** Words that share this many first letters are related, such as prices and pricing. */
const ROOT_LETTERS = 4;
/** The share of the address's words that a page must match. */
const MIN_SHARE = 0.5;
const MIN_SHARE_OF_BEST = 0.8;
/** The score of a parent page: above pages that match half of the words. */
const PARENT_SCORE = 0.51;

/**
 * Finds the pages that best match an unknown address: parents, and pages that share its words, exactly or misspelled.
 * Words of the last segment count double.
 */
export function createClosestPages(targets: readonly Target[], most: number) {
  const known = targets.map((target) => ({
    target,
    words: splitWords([target.path, target.title]),
  }));
  const vocabulary = [...new Set(known.flatMap(({ words }) => words))];
  return (path: string): Target[] => {
    const asked = decode(path).slice(0, MAX_READ).toLowerCase();
    const parts = weighWords(asked).map(({ word, weight }) => {
      const similar = vocabulary.map((one): [string, number] => [one, similarity(word, one)]);
      return { weight, similar: new Map(similar.filter(([, score]) => score > 0)) };
    });
    const all = parts.reduce((sum, { weight }) => sum + weight, 0);
    const scored = known.map(({ target, words }) => {
      const shared = parts.map(
        ({ weight, similar }) =>
          weight * Math.max(0, ...words.map((word) => similar.get(word) ?? 0)),
      );
      const share = all && shared.reduce((sum, one) => sum + one, 0) / all;
      const isParent = target.path !== "/" && asked.startsWith(`${target.path}/`);
      const score = Math.max(share, isParent ? PARENT_SCORE : 0);
      return { target, score, length: words.length };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    const least = Math.max(MIN_SHARE, best * MIN_SHARE_OF_BEST);
    // Among equal scores, the page with fewer words comes first.
    const close = scored
      .filter(({ score }) => score >= least)
      .toSorted((one, other) => other.score - one.score || one.length - other.length);
    // Pages with the same title: keep the better match.
    return [...Map.groupBy(close, ({ target }) => target.title).values()]
      .flatMap(([first]) => first?.target ?? [])
      .slice(0, most);
  };
}

function weighWords(asked: string): { word: string; weight: number }[] {
  const last = splitWords([asked.slice(asked.lastIndexOf("/", asked.length - 2))]);
  return splitWords([asked]).map((word) => ({ word, weight: last.includes(word) ? 2 : 1 }));
}

function splitWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)]
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .slice(0, MAX_WORDS);
}

function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const isRoot = one.length >= ROOT_LETTERS && other.startsWith(one.slice(0, ROOT_LETTERS));
  return Math.max(spelling(one, other), isRoot ? MIN_SIMILARITY : 0);
}

/** Returns the similarity of two words from 0 to 1; 0 if they differ by more than a misspelling. */
function spelling(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  const most = Math.floor(length * (1 - MIN_SIMILARITY));
  if (Math.abs(one.length - other.length) > most) return 0;
  const edits = editDistance(one, other);
  return edits > most ? 0 : 1 - edits / length;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the Levenshtein distance. */
function editDistance(one: string, other: string): number {
  const row = Uint8Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    let diagonal = i - 1;
    row[0] = i;
    for (let j = 1; j <= other.length; j++) {
      const above = row[j] ?? 0;
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, diagonal + (isSame ? 0 : 1));
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
}
