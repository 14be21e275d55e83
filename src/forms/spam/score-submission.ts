import type { Submission } from "../../../db/forms/submissions";
import { isDisposable } from "./disposable";
import { HOLD_AT, LINKS, QUICK_MS, signals, type Signal } from "./signals";

/** What is known about a submission besides its row. */
export type Circumstances = {
  /** The content of the honeypot field. */
  trap: string;
  /** Time since the first input; undefined without a valid stamp. */
  stampAgeMs: number | undefined;
  /** Whether many forms came from the same network recently. */
  isFrequent: boolean;
};

const NAMES = Object.keys(signals) as Signal[];

/** Returns the spam signals, heaviest first, and their sum. */
export async function scoreSubmission({ row }: Submission, around: Circumstances) {
  const texts = row as { name?: string; company?: string; source?: string; message?: string };
  const written = linksIn(texts.message) + linksIn(texts.company);
  const { stampAgeMs } = around;
  const seen: Record<Signal, boolean> = {
    hidden_field: around.trap !== "",
    velocity: around.isFrequent,
    link_in_name: linksIn(texts.name) + linksIn(texts.source) > 0,
    many_links: written >= LINKS.many,
    links: written >= LINKS.some && written < LINKS.many,
    disposable_domain: await isDisposable(row.email),
    too_quick: stampAgeMs !== undefined && stampAgeMs < QUICK_MS,
    no_stamp: stampAgeMs === undefined,
  };
  const found = NAMES.filter((signal) => seen[signal]);
  const score = found.reduce((sum, signal) => sum + signals[signal], 0);
  return { score, signals: found, isSuspicious: score >= HOLD_AT };
}

/** Counts links as written in HTML, in forums, and bare. */
function linksIn(text = ""): number {
  return text.match(/https?:\/\/|\bwww\.[a-z\d-]+\.|\[url\b/gi)?.length ?? 0;
}
