type Target = { path: string; title: string };

/** Words that say nothing about the page. */
const STOP_WORDS = new Set(
  "a an and for in of on or the to page pages index html htm php asp".split(" "),
);

/** Longer addresses come from vulnerability scanners. */
const MAX_READ = 100;
/** Words that share this many first letters are related, such as prices and pricing. */
const ROOT_LETTERS = 4;
/** The share of the address's words that a page must match. A parent page counts as matching them. */
const MIN_SHARE = 0.5;

/**
 * Finds the pages that best match an unknown address: parents, and pages that share its words. Words of the last segment
 * count double.
 */
export function createClosestPages(targets: readonly Target[], limit: number) {
  const known = targets.map((target) => ({ target, words: wordsOf(target.path, target.title) }));
  return (path: string): Target[] => {
    const asked = decode(path).slice(0, MAX_READ).toLowerCase();
    const last = wordsOf(asked.slice(asked.lastIndexOf("/", asked.length - 2)));
    const weights = new Map(wordsOf(asked).map((word) => [word, last.includes(word) ? 2 : 1]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const close = known
      .map(({ target, words }) => {
        const shared = [...weights].filter(([word]) => words.some((own) => isRelated(own, word)));
        const share = shared.reduce((sum, [, weight]) => sum + weight, 0) / (total || 1);
        const isParent = target.path !== "/" && asked.startsWith(`${target.path}/`);
        return { target, share: isParent ? Math.max(share, MIN_SHARE) : share, isParent, words };
      })
      .filter(({ share }) => share >= MIN_SHARE)
      // Among equal shares, parents and then pages with fewer words come first.
      .toSorted(
        (a, b) =>
          b.share - a.share ||
          Number(b.isParent) - Number(a.isParent) ||
          a.words.length - b.words.length,
      );
    // Pages with the same title: keep the better match.
    return [...Map.groupBy(close, ({ target }) => target.title).values()]
      .flatMap(([first]) => first?.target ?? [])
      .slice(0, limit);
  };
}

/** The words of a text; names with a hyphen also count as one word. */
function wordsOf(...texts: string[]): string[] {
  const names = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}-]+/u));
  const words = names.flatMap((name) => [...name.split("-"), name.replaceAll("-", "")]);
  return [...new Set(words)].filter((word) => word.length > 1 && !STOP_WORDS.has(word));
}

const isRelated = (one: string, other: string): boolean =>
  one === other || (one.length >= ROOT_LETTERS && other.startsWith(one.slice(0, ROOT_LETTERS)));

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
