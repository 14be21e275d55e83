import {
  type CallCard,
  type Found,
  type Score,
  scoresBefore,
  type Section,
  timeline,
} from "./call";

type At = { at: number };

/** What the panes beside the transcript show, newest last. */
export type CallSnapshot = {
  found: readonly (Found & At)[];
  cards: readonly (CallCard & At)[];
  scores: Record<Section, Score>;
  /** The names of the CRM fields that changed. */
  changes: readonly string[];
};

/** Combines the effects of the first `lines` lines of the call. */
export function snapshotAfter(lines: number): CallSnapshot {
  const heard = timeline.slice(0, Math.max(lines, 0));
  return {
    found: heard.flatMap(({ found = [], at }) => found.map((detection) => ({ ...detection, at }))),
    cards: heard.flatMap(({ card, at }) => (card ? [{ ...card, at }] : [])),
    scores: heard.reduce((scores, moment) => ({ ...scores, ...moment.scores }), scoresBefore),
    changes: heard.flatMap(({ changes }) => changes ?? []),
  };
}
