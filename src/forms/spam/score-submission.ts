import { isDisposable } from "./disposable";
import { HOLD_AT, LINKS, QUICK_MS, signals, type Signal } from "./signals";

/** The text of a submission that may contain links. */
export type Written = {
  email: string;
  name?: string;
  source?: string;
  company?: string | null | undefined;
  message?: string;
};

/** What is known about a submission besides its row. */
export type Circumstances = {
  /** The content of the honeypot field. */
  trap: string;
  /** Time since the first input; undefined without a valid stamp. */
  stampAgeMs: number | undefined;
  /** Whether many forms came from the same network recently. */
  isFrequent: boolean;
};

/** Returns the spam signals, heaviest first, and their sum. */
export function scoreSubmission(
  { email, name, source, company, message }: Written,
  { trap, stampAgeMs, isFrequent }: Circumstances,
) {
  const links = linksIn(message) + linksIn(company);
  const seen: Record<Signal, boolean> = {
    hidden_field: trap !== "",
    velocity: isFrequent,
    link_in_name: linksIn(name) + linksIn(source) > 0,
    many_links: links >= LINKS.many,
    links: links >= LINKS.some && links < LINKS.many,
    disposable_domain: isDisposable(email),
    too_quick: stampAgeMs !== undefined && stampAgeMs < QUICK_MS,
    no_stamp: stampAgeMs === undefined,
  };
  const found = NAMES.filter((signal) => seen[signal]);
  const score = found.reduce((sum, signal) => sum + signals[signal], 0);
  return { score, signals: found, isSuspicious: score >= HOLD_AT };
}

const NAMES = Object.keys(signals) as Signal[];

/** Counts links as written in HTML, in forums, and bare. */
function linksIn(text: string | null | undefined): number {
  return text?.match(/https?:\/\/|\bwww\.[a-z\d-]+\.|\[url\b/gi)?.length ?? 0;
}
