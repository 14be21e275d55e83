import {
  type CallCard,
  type Found,
  type Score,
  scoresBefore,
  type Section,
  timeline,
} from "../../content/demo/call";
import { lineAt } from "./call-state";

type At = { at: number };

/** All that the window shows at a second of the call, newest last. */
export type CallPicture = {
  /** The newest line's place in the timeline; -1 before the first. */
  line: number;
  found: readonly (Found & At)[];
  cards: readonly (CallCard & At)[];
  scores: Record<Section, Score>;
  /** The places of the agreed steps in the deal's list. */
  steps: readonly number[];
  /** The names of the CRM fields that changed. */
  changes: readonly string[];
};

/** What was said up to a second, added up. */
export function pictureAt(at: number): CallPicture {
  const line = lineAt(at);
  const heard = timeline.slice(0, line + 1);
  return {
    line,
    found: heard.flatMap((moment) =>
      (moment.found ?? []).map((found) => ({ ...found, at: moment.at })),
    ),
    cards: heard.flatMap(({ card, at: cardAt }) => (card ? [{ ...card, at: cardAt }] : [])),
    scores: heard.reduce((scores, moment) => ({ ...scores, ...moment.scores }), scoresBefore),
    steps: heard.flatMap(({ step }) => step ?? []),
    changes: heard.flatMap(({ changes }) => changes ?? []),
  };
}
