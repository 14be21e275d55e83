import type { ChatEntry } from "../../text/chat-index";
import { chat } from "../../content/chat";

const MAX_LINKS = 3;

/** Words that say nothing about the subject of a question. */
const STOP_WORDS = new Set(
  "a an and any are as at be been by can could did do does for from get give had has have how i if in into is it its just let me my no not of on one or our ours please show so some tell than that the their them there these they this to us use was we were what when where which who why will with would you your genie want need many about like rep reps".split(
    " ",
  ),
);

/** Returns the stems of a text's words that name a subject, with synonyms replaced. */
function subjectsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const stems = words.filter((word) => !STOP_WORDS.has(word)).map(stem);
  return new Set(stems.flatMap((word) => synonyms.get(word) ?? word));
}

/** Removes common endings, so that "recordings", "recorded" and "record" are the same. */
const stem = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:ation|ing|ed|er|or|ion|e)?s?$/, "");

const synonyms = new Map<string, string>(
  chat.synonyms.flatMap(([subject, ...others]) =>
    others.map((other): [string, string] => [stem(other), stem(subject)]),
  ),
);

/**
 * Returns up to three entries that share the question's rarest subjects, best first. An entry about fewer other things
 * comes before one about more.
 */
export function search(question: string, entries: readonly ChatEntry[]): readonly ChatEntry[] {
  const indexed = entries.map((entry) => {
    const [name, , also = ""] = entry;
    return { entry, subjects: subjectsOf(`${name} ${also}`), size: subjectsOf(name).size };
  });
  const wanted = [...subjectsOf(question)];
  const weights = wanted.map((subject) => {
    const count = indexed.filter(({ subjects }) => subjects.has(subject)).length;
    return count === 0 ? 0 : Math.log(1 + entries.length / count);
  });
  const ranked = indexed
    .map(({ entry, subjects, size }) => {
      const shared = weights.filter((_, at) => subjects.has(wanted[at] ?? ""));
      const sum = shared.reduce((total, weight) => total + weight, 0);
      return { entry, score: sum / (8 + size) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const isFirst = ({ entry: [, href] }: (typeof ranked)[number], at: number) =>
    ranked.findIndex(({ entry }) => entry[1] === href) === at;
  return ranked
    .filter(isFirst)
    .slice(0, MAX_LINKS)
    .map(({ entry }) => entry);
}
