import { callWords, DENIED, type Kind, type Rule } from "../../content/call-words";
import { tryCall as copy } from "../../content/try-call";

export const MAX_LINES = 20;
export const MAX_CHARACTERS = 4_000;

/** A match from `start` up to `end` of a line. `rank` is the place of its rule, the best first. */
export type Heard = {
  kind: Kind;
  rank: number;
  line: number;
  start: number;
  end: number;
  /** What a field shows for it. */
  value: string;
  /** Of a next step. */
  task?: string | undefined;
  date?: string | undefined;
};

export type Line = { speaker: string; text: string; heard: readonly Heard[] };

export type Call = {
  lines: readonly Line[];
  /** What each field shows. A kind that no words are about is absent. */
  fields: Partial<Record<Kind, string>>;
  step: Heard | undefined;
  /** The match whose card is shown. */
  strongest: Heard | undefined;
  /** Whether the text has more than is read. */
  isCut: boolean;
};

export const kinds = Object.keys(callWords) as Kind[];

/** Reads the first lines of a call, and fills in only the fields that the lines have words for. */
export function readCall(text: string): Call {
  const { lines, isCut } = splitLines(text);
  const all = lines.flatMap(({ text: words }, index) => findAll(words, index));
  const step = best(all, "step");
  const found = all.filter((one) => !isPartOf(one, step));
  const fields: Call["fields"] = {};
  for (const kind of kinds) {
    const value = LISTED.has(kind) ? list(found, kind) : best(found, kind)?.value;
    if (value) fields[kind] = value;
  }
  const [strongest] = kinds.flatMap((kind) => best(found, kind) ?? []);
  return {
    lines: lines.map((line, index) => ({
      ...line,
      heard: inOrder(all.filter((one) => one.line === index)),
    })),
    fields,
    step,
    strongest,
    isCut,
  };
}

/** Kinds of which a call can have several. */
const LISTED: ReadonlySet<Kind> = new Set(["competitor", "framework"]);
const MAX_LISTED = 3;

/** Control characters, and those that hide or reorder text. */
const UNSEEN = /[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A timestamp and a name, as transcripts have them before a line. */
const PREFIX =
  /^(?:[[(]?\d{1,2}:\d\d(?::\d\d)?[\])]?[ -]*)?(?:([A-Z][\w.'’-]{0,30}(?: [A-Z][\w.'’-]{0,30}){0,2})(?: \([^)]{1,30}\))?: +)?/;

function splitLines(text: string): { lines: Omit<Line, "heard">[]; isCut: boolean } {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replaceAll("\t", " ").replace(UNSEEN, "").trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [prefix = "", speaker = ""] = PREFIX.exec(line) ?? [];
      return { speaker, text: line.slice(prefix.length) };
    });
  const isCut = lines.length > MAX_LINES || text.length > MAX_CHARACTERS;
  return { lines: lines.slice(0, MAX_LINES), isCut };
}

function findAll(text: string, line: number): Heard[] {
  const found: Heard[] = [];
  for (const kind of kinds)
    for (const [rank, { pattern, name }] of (callWords[kind] as readonly Rule[]).entries())
      for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        const { 0: words, index: start } = match;
        if (words === "" || (DENIABLE.has(kind) && DENIED.test(text.slice(0, start)))) continue;
        const value = name ?? valueOf(words, match.groups);
        const { task, date } = match.groups ?? {};
        found.push({ kind, rank, line, start, end: start + words.length, value, task, date });
      }
  return found;
}

const DENIABLE: ReadonlySet<Kind> = new Set(["competitor", "framework", "pain"]);

/** Returns what a field shows for a match: its groups, or else its words in quotation marks. */
function valueOf(words: string, groups: Record<string, string> = {}): string {
  const { vendor, person, role, number, what, task, date } = groups;
  if (vendor) return vendor;
  if (person) return role ? `${person}, ${title(role)}` : person;
  if (role) return `The ${title(role)}`;
  if (number) return `${digits(number)} ${what}`;
  if (task) return `“${task}”, ${date ?? copy.noDate}`;
  return `“${words}”`;
}

/** "ciso" is a CISO, and a "VP of engineering" a VP Engineering. */
const title = (role: string): string =>
  role
    .replace(/^c\w{1,2}o$/i, (letters) => letters.toUpperCase())
    .replace(/^(S?VP),? (?:of )?(\w)/, (_, vp: string, of: string) => `${vp} ${of.toUpperCase()}`);

/** The date of the next step is not another deadline, and "send me a quote" is no price. */
const isPartOf = (one: Heard, step: Heard | undefined): boolean =>
  (one.kind === "timing" || one.kind === "price") &&
  one.line === step?.line &&
  one.start < step.end &&
  one.end > step.start;

/** Returns the match by the best rule, the first of several. */
const best = (found: readonly Heard[], kind: Kind): Heard | undefined =>
  found.filter((one) => one.kind === kind).toSorted((a, b) => a.rank - b.rank)[0];

function list(found: readonly Heard[], kind: Kind): string {
  const values = inOrder(found.filter((one) => one.kind === kind)).map(({ value }) => value);
  return [...new Set(values)].slice(0, MAX_LISTED).join(", ");
}

/** Returns matches in order. Where two overlap, the one that starts first wins, then the longer one. */
function inOrder(found: readonly Heard[]): Heard[] {
  const sorted = found.toSorted(
    (a, b) => a.line - b.line || a.start - b.start || b.end - a.end || a.rank - b.rank,
  );
  const kept: Heard[] = [];
  for (const one of sorted) {
    const last = kept.at(-1);
    if (last === undefined || one.line > last.line || one.start >= last.end) kept.push(one);
  }
  return kept;
}

/** Splits a line into matched and unmatched parts. */
export function pieces({ text, heard }: Line): { text: string; isHeard: boolean }[] {
  const parts: { text: string; isHeard: boolean }[] = [];
  let at = 0;
  for (const { start, end } of heard) {
    parts.push({ text: text.slice(at, start), isHeard: false });
    parts.push({ text: text.slice(start, end), isHeard: true });
    at = end;
  }
  parts.push({ text: text.slice(at), isHeard: false });
  return parts.filter((part) => part.text !== "");
}

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Returns a number in words, such as "nine hundred" or "forty percent", in digits; anything else as it is. */
export function digits(words: string): string {
  const [from = "", to] = words.split(/ to |-(?=\d)|–/);
  if (to) return `${digits(from)} to ${digits(to)}`;
  const percent = /^(.+) (?:%|percent)$/i.exec(words)?.[1];
  if (percent) return `${digits(percent)}%`;
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (SMALL.includes(word)) group += SMALL.indexOf(word);
    else if (TENS.includes(word)) group += TENS.indexOf(word) * 10;
    else if (word === "hundred") group = (group || 1) * 100;
    else if (word === "thousand" || word === "million") {
      total += (group || 1) * (word === "thousand" ? 1_000 : 1_000_000);
      group = 0;
    } else if (!["and", "a", "an"].includes(word)) return words;
  }
  return (total + group).toLocaleString("en-US");
}
