import { PREPARED, sentence as copy } from "../../content/sentence";

/** What the matcher recognizes, most urgent first. */
export const kinds = [
  "competitor",
  "price",
  "priority",
  "step",
  "signer",
  "pain",
  "timing",
  "framework",
] as const;

type Kind = (typeof kinds)[number];

/** A match from `start` up to `end` of the sentence, and its display name. */
export type Heard = { kind: Kind; start: number; end: number; name: string };

/** `nameOf` returns the display name of a match; by default, the matched words in quotation marks. */
type Rule = { kind: Kind; pattern: RegExp; nameOf: NameOf };

type NameOf = (words: string) => string;

const rule = (kind: Kind, pattern: RegExp, name?: string | NameOf): Rule => ({
  kind,
  pattern: new RegExp(pattern, `${pattern.flags}g`),
  nameOf: typeof name === "string" ? () => name : (name ?? ((words) => `“${words}”`)),
});

const MONTHS =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const DAYS = "(?:Monday|Tuesday|Wednesday|Thursday|Friday)";
const PERIOD = "(?:week|month|quarter|year|fiscal year|budget cycle)";

/** Vendor names. Names that are also common words must look like names: "Microsoft Defender", not "our defenders". */
const VENDORS: readonly (readonly [string, RegExp])[] = [
  [PREPARED, /\bkestrel(?: edr)?(?!s)\b/i],
  ["CrowdStrike", /\bcrowd ?strike\b|\bfalcon (?:insight|complete|xdr)\b/i],
  ["SentinelOne", /\bsentinel ?one\b/i],
  ["Microsoft Defender", /\b(?:microsoft|ms|windows) defender\b|\bdefender for \w+/i],
  ["Microsoft Sentinel", /\b(?:microsoft|azure) sentinel\b/i],
  ["Palo Alto Networks", /\bpalo alto\b|\bcortex xdr\b/i],
  ["Trend Micro", /\btrend ?micro\b/i],
  ["Sophos", /\bsophos\b/i],
  ["Splunk", /\bsplunk\b/i],
  ["Fortinet", /\bforti(?:net|edr|gate)\b/i],
  ["Arctic Wolf", /\barctic wolf\b/i],
  ["Cisco", /\bcisco\b/i],
  ["Huntress", /\bhuntress\b/i],
  ["Zscaler", /\bzscaler\b/i],
  ["Darktrace", /\bdarktrace\b/i],
  ["Rapid7", /\brapid ?7\b/i],
  ["Tenable", /\bTenable\b/],
  ["Wiz", /\bWiz\b/],
  ["Okta", /\bokta\b/i],
  [
    "the current tool",
    /\b(?:current|existing|happy with our) (?:vendor|provider|tools?|solution|setup|EDR|SIEM)\b/i,
  ],
];

/** Standards, as written and as a general-purpose transcription misspells them. */
const FRAMEWORKS: readonly (readonly [string, RegExp])[] = [
  ["SOC 2", /\b(?:soc|sock) ?(?:2|two|ii)(?:,? type (?:1|2|one|two|ii?))?\b|\bsoc ?2 type ii?\b/i],
  ["ISO 27001", /\biso(?:\/iec)? ?27001\b|\b27001\b/i],
  ["NIS2", /\b(?:nis|niece) ?(?:2|two)\b/i],
  ["DORA", /\bDORA\b|\bdora (?:audit|compliance|article|regulation|rules?)\b/],
  ["MITRE ATT&CK", /\bmitre(?: att&ck)?\b|\bmapped to miter\b|\bmiter attack\b/i],
  ["NIST CSF", /\bnist(?: csf)?\b/i],
  ["PCI DSS", /\bpci(?:[ -]dss)?\b/i],
  ["HIPAA", /\bhip(?:aa|pa)\b/i],
  ["GDPR", /\bgdpr\b/i],
  ["FedRAMP", /\bfed ?ramp\b/i],
];

/** Who signs or must agree, by the words that name them. */
const SIGNERS: readonly (readonly [string, RegExp])[] = [
  ["The CISO", /\bCISO (?:has|needs|will|must|wants|decides|signs)\b/i],
  ["The board", /\b(?:the|our) board\b/i],
  ["Procurement", /\b(?:procurement|purchasing)\b/i],
  [
    "Legal",
    /\blegal (?:has|needs|will|must|wants|team|review|department)\b|\b(?:through|past|by|to|with) legal\b/i,
  ],
  ["Management", /\b(?:my|our|the) (?:boss|manager|management|leadership|VP)\b/i],
];

const rules: readonly Rule[] = [
  ...VENDORS.map(([name, pattern]) => rule("competitor", pattern, name)),
  ...FRAMEWORKS.map(([name, pattern]) => rule("framework", pattern, name)),
  // Any capitalized name after phrases such as "we use" or "happy with".
  rule(
    "competitor",
    /(?<=\b(?:[Ww]e (?:already )?(?:use|run|have|chose|bought)|[Hh]appy with|[Ss]tay with|[Ss]ign(?:ed)? with|[Rr]enew(?:ed)? with|[Ww]ent with|[Cc]ompared (?:to|with)|[Vv]ersus|vs\.?|[Ss]witch(?:ing)? from|[Rr]eplac(?:e|ing)) )(?!I\b|Q\d|SOC\b|ISO\b|NIST?\b|PCI\b|DORA\b|MITRE\b|EDR\b|XDR\b|SIEM\b|SOAR\b|CRM\b)[A-Z][\w-]+/,
    (words) => words,
  ),
  // Before steps, because "send me some info" puts the seller off.
  rule(
    "priority",
    /\bnot (?:a|our|the|my)(?: (?:top|big|high))? priority\b|\b(?:no|too little) (?:bandwidth|time|resources|headcount|staff)\b|\btoo busy\b|\bnot (?:really )?interested\b|\bon hold\b|\b(?:don['’]t|do not) (?:have|see) (?:the )?(?:time|need|bandwidth|resources|value)\b|\b(?:good|fine) (?:with what we have|as (?:it is|we are))\b|\bsend (?:me|us|over) some info(?:rmation)?\b|\bneed to think\b|\bthink (?:it over|about it)\b/i,
  ),
  // What the buyer asks for or offers, before prices: "send me a quote" is a step toward buying.
  rule(
    "step",
    /(?<!n['’]t |\bnot |\bnever )\b(?:send|share|give|get|need|want|see)\b(?: (?:me|us|my team|over))?(?: (?:a|an|the|your|that|some|more))?(?: \w+)? (?:quote|quotation|proposal|plan|contract|paperwork|order form|pricing|price list|details|references|information|info)\b/i,
  ),
  rule(
    "step",
    /\blet(?:['’]s| us) (?:do|run|start|try|schedule|set up|book|plan|meet|move|get)\b|\b(?:proof of (?:concept|value)|pilot|bake-?off|free trial|trial run)\b|\bPo[CV]\b|\bPOC\b|\b(?:schedule|set up|book) (?:a|the|another) \w+|\b(?:what are|what['’]s|what is) the next steps?\b|\b(?:how|when) (?:do|would|can|could) (?:we|you) (?:get )?start(?:ed)?\b|\bwhere do (?:we|i) sign\b|\bworks for (?:us|me)\b/i,
  ),
  rule("step", new RegExp(`\\b${DAYS}(?: (?:morning|afternoon))? works\\b`, "i")),
  rule(
    "price",
    /\b(?:(?:price|pricing|quote|it|that) (?:is|seems|looks) (?:too|way too|very|quite|pretty|a bit) (?:high|expensive|steep|much)|over (?:our |the )?budget|cheaper|too expensive|(?:too much|no) money)\b/i,
  ),
  rule(
    "price",
    /\b(?:price[sd]?|pricing|pricey|expensive|discounts?|budgets?|affordable|afford|per seat|quotation|(?:a|the|your) quote|(?:it|this|that|what|how much (?:does|would|will) (?:it|this|that)) costs?|costs? (?:too|us|more|less|you)|the costs?|how much (?:is|does|would|will))\b/i,
  ),
  // "30% over our budget", but not "40% of our alerts".
  rule(
    "price",
    new RegExp(
      `(?:\\b\\d[\\d.,]* ?|\\b(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty[ -])?\\w+ )(?:%|percent) (?:over(?: (?:our |the )?budget)?|above|more|higher|cheaper|less|under|below|off|discount)\\b`,
      "i",
    ),
  ),
  rule("price", /[$€£] ?\d[\d,.]*(?: ?(?:k|m|thousand|million)\b)?/i),
  rule("signer", /\bC[EFIT]O\b/i, (title) => `The ${title.toUpperCase()}`),
  ...SIGNERS.map(([name, pattern]) => rule("signer", pattern, name)),
  rule(
    "pain",
    /\b(?:understaffed|short-?staffed|overworked|burn(?:ed|t|ing)?[ -]?out|overwhelmed|drowning|alert fatigue|too many (?:alerts|false positives|tools|tickets)|false positives|(?:(?:\w+ )?(?:hundred|thousand)|\d[\d,.]*) alerts|blind spots?|breach(?:ed)?|ransomware|audit findings?|failed (?:the|our|an) audit)\b/i,
  ),
  // "May" and "march" are common words, so a month counts only after a preposition.
  rule(
    "timing",
    new RegExp(
      `\\b(?:until|till|by|before|after|in|since) (?:the )?(?:end of (?:the )?)?(?:${MONTHS}|${DAYS}|Q[1-4]|renewal|audit)\\b`,
      "i",
    ),
  ),
  rule("timing", new RegExp(`\\b(?:next|this|end of(?: the| this)?|later this) ${PERIOD}\\b`, "i")),
  rule(
    "timing",
    /\b(?:Q[1-4]|not (?:right )?now|too (?:early|soon)|deadline|in (?:\d{1,3}|two|three|six|nine|twelve) (?:days|weeks|months)|renewal|(?:our|the) (?:contract|license) (?:renews|ends|expires)|renews|call (?:me|us) back)\b/i,
  ),
];

/**
 * Returns the matches in a sentence, in order. Where two overlap, the one that starts first wins, then the longer one. A
 * price with an amount wins over words like "your quote".
 */
export function match(sentence: string): readonly Heard[] {
  const all = rules.flatMap(({ kind, pattern, nameOf }) =>
    [...sentence.matchAll(pattern)].map(({ 0: words, index }) => ({
      kind,
      start: index,
      end: index + words.length,
      name: nameOf(words),
    })),
  );
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const heard: Heard[] = [];
  for (const found of all) if (found.start >= (heard.at(-1)?.end ?? 0)) heard.push(found);
  const isAmount = ({ kind, name }: Heard): boolean =>
    kind === "price" && /[$€£%]|percent/i.test(name);
  return heard.some(isAmount)
    ? heard.filter((found) => found.kind !== "price" || isAmount(found))
    : heard;
}

/** Groups matches by kind, most urgent first, each with the names it was recognized by. */
export function byKind(heard: readonly Heard[]): (readonly [Kind, readonly string[]])[] {
  return kinds.flatMap((kind) => {
    const names = heard.filter((found) => found.kind === kind).map(({ name }) => name);
    return names.length > 0 ? [[kind, [...new Set(names)]] as const] : [];
  });
}

/** Returns the match whose card is shown: first a competitor with a prepared answer. */
export function mostUrgent(heard: readonly Heard[]): Heard | undefined {
  return heard.toSorted((a, b) => urgency(a) - urgency(b))[0];
}

const urgency = ({ kind, name }: Heard): number => (name === PREPARED ? -1 : kinds.indexOf(kind));

type Answer = Record<"title" | "say" | "ask", string> & { askLater: string | undefined };

/**
 * Returns what the rep can say and ask, and then ask about the next most urgent thing. A competitor mentioned with a
 * price has an answer of its own.
 */
export function answer(heard: readonly Heard[]): Answer | undefined {
  const urgent = mostUrgent(heard);
  if (urgent === undefined) return undefined;
  const { title, say, ask } = copy.cards[urgent.kind];
  const others = heard.filter(({ kind }) => kind !== urgent.kind);
  const isPriced = others.some(({ kind }) => kind === "price");
  const next = mostUrgent(
    urgent.kind === "competitor" ? others.filter(({ kind }) => kind !== "price") : others,
  );
  return {
    title: title(urgent.name),
    say: say(urgent.name, isPriced),
    ask,
    askLater: next && copy.cards[next.kind].ask,
  };
}

/** Splits the sentence into matched and unmatched parts. */
export function pieces(
  sentence: string,
  heard: readonly Heard[],
): { text: string; heard?: Heard }[] {
  const parts: { text: string; heard?: Heard }[] = [];
  let at = 0;
  for (const found of heard) {
    parts.push({ text: sentence.slice(at, found.start) });
    parts.push({ text: sentence.slice(found.start, found.end), heard: found });
    at = found.end;
  }
  parts.push({ text: sentence.slice(at) });
  return parts.filter(({ text }) => text !== "");
}
