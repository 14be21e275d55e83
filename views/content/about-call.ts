import { crmFields, crmScene } from "./crm-scene";
import { chapters } from "./demo/chapters";
import { lineAt, quoteAt } from "./demo/lines";
import { player } from "./demo/player";

/** The buyer’s words at each chapter of the demo call. */
const QUOTES = {
  Competitor: "Kestrel says they’ll have triage",
  Signer: "Tom Berger, our CFO.",
  Objection: "There is no budget line",
  "Next step": "Send me the plan today",
} as const;

/** Ends words that are not a whole sentence in an ellipsis. */
const markCut = (words: string): string => (words.endsWith(".") ? words : `${words}\u00a0…`);

/** What Genie does in a moment. `more` fits on one line. */
type Answer = { label: string; text: string; more?: { name: string; text: string } };

/** What Genie does at a line of the call: it shows the rep a card, or writes down what it found and its scores. */
function answerAt(at: number): Answer {
  const { card, found = [], scores = {} } = lineAt(at);
  if (card !== undefined)
    return {
      label: "Genie shows the rep",
      text: firstSentences(card.say),
      more: { name: player.ask, text: card.ask },
    };
  return {
    label: "Genie takes a note",
    text: found.map(({ type, value }) => `${type}: ${value}`).join(". "),
    more: {
      name: player.scores,
      text: Object.entries(scores)
        .map(([section, score]) => `${section} ${player.outOf(score)}`)
        .join(", "),
    },
  };
}

/** The part of a card that fits on one line. */
const firstSentences = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .slice(0, 2)
    .join(" ");

/** The line at the first chapter, which Genie hears before it reacts. */
export const line = lineAt(chapters[0].at).text;

/** The chapters, each with a quote from its line and what Genie does. */
export const moments = chapters.map(({ name, at }) => ({
  name,
  at,
  quote: markCut(quoteAt(at, QUOTES[name])),
  answer: answerAt(at),
}));

/**
 * The fields of the CRM that the moments fill in, and its state before and after the rep approves them. `moment` is the
 * index of the moment.
 */
export const record = {
  name: "In the CRM",
  waits: "Waiting for approval",
  approved: crmScene.status.after,
  fields: moments.flatMap(({ at }, moment) =>
    crmFields
      .filter((field) => field.at === at)
      .map(({ name, before, after }) => ({ field: name, from: before, to: after, moment })),
  ),
};
