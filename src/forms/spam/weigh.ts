import type { Submission } from "../../../db/forms/submissions";
import { isDisposable } from "./disposable";
import { HOLD_AT, LINKS, QUICK_MS, signals, type Signal } from "./signals";

/** What is known of a submission besides its row. */
export type Circumstances = {
  /** What stood in the field that nobody sees. */
  trap: string;
  /** Time since the form was first touched; none where no stamp of ours came along. */
  stampAgeMs: number | undefined;
  /** Whether much has come from the same network lately. */
  isMuch: boolean;
};

const NAMES = Object.keys(signals) as Signal[];

/** What speaks for spam, heaviest first, and its sum. */
export async function weigh({ row }: Submission, around: Circumstances) {
  const texts = row as { name?: string; company?: string; source?: string; message?: string };
  const written = linksIn(texts.message) + linksIn(texts.company);
  const { stampAgeMs } = around;
  const seen: Record<Signal, boolean> = {
    hidden_field: around.trap !== "",
    velocity: around.isMuch,
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

/** Links as they are written in HTML, in forums, and bare. */
function linksIn(text = ""): number {
  return text.match(/https?:\/\/|\bwww\.[a-z\d-]+\.|\[url\b/gi)?.length ?? 0;
}
