import { crmFields } from "./crm-scene";
import { dealDay } from "./demo/calendar";
import { chapters } from "./demo/chapters";
import { lineAt, quoteAt } from "./demo/lines";

/**
 * What a rep scribbles at each chapter of the demo call with the stroke at its words, the buyer’s words that it loses, and
 * what those are.
 */
const NOTES = {
  Competitor: {
    note: "Other vendor: triage soon?",
    mark: { kind: "underlined", words: "vendor" },
    lost: "which vendor",
    words: "Kestrel",
  },
  Signer: {
    note: "Ask Tom",
    mark: { kind: "circled", words: "Tom" },
    lost: "who Tom is",
    words: "Tom Berger, our CFO",
  },
  Objection: {
    note: "No budget!",
    mark: { kind: "twice", words: "budget!" },
    lost: "the month",
    words: `until ${dealDay("budget", "month")}`,
  },
  "Next step": {
    note: "Send plan soon this week",
    mark: { kind: "struck", words: "soon" },
    lost: "the day",
    words: "today",
  },
} as const;

/** What Genie writes down at a line of the call: the field of the CRM that it fills in, or else what it detects. */
function recordAt(at: number, name: string): { name: string; value: string } {
  const field = crmFields.find((change) => change.at === at && change.field === name);
  if (field !== undefined) return { name, value: field.to };
  const found = lineAt(at).found?.find(({ type }) => type === name);
  if (found === undefined) throw new Error(`Nothing is found for "${name}" at second ${at}.`);
  return { name, value: found.value };
}

/** The chapters as a rep’s notepad and Genie keep them. `quote` is the line, split at the words that the notepad loses. */
export const notes = chapters.map(({ name, at }) => {
  const { note, mark, lost, words } = NOTES[name];
  const [before = "", after = ""] = lineAt(at).text.split(quoteAt(at, words));
  return { at, note, mark, lost, quote: { before, words, after }, record: recordAt(at, name) };
});
