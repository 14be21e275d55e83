import { demoDeal } from "./demo-deal";
import { type Found, timeline } from "./demo/call";
import { callMoments } from "./demo/moments";

const { people, fieldChanges } = demoDeal;
const [daniel] = people.stakeholders;

export const speakers = { prospect: daniel, rep: people.rep };

/** A caption of the scene. Genie reacts to the part `heard` of `text`. */
export type Caption = { at: number; text: string; heard?: string; found?: Found | undefined };

/** The three lines that the scene plays, in order: the competitor, Maya's question, the buying signal. */
export const captions = [
  caption(callMoments.competitor, "Kestrel"),
  caption(714),
  caption(callMoments.buyingSignal, "take it to Tom"),
] as const;

/** The CRM fields that are filled in, in order. */
export const rows = ["Competitor", "Next step", "Stage"].flatMap((name) =>
  fieldChanges.filter(({ field }) => field === name),
);

function caption(at: number, heard?: string): Caption {
  const line = timeline.find((moment) => moment.at === at);
  if (line === undefined) throw new Error(`No line of the call starts at second ${at}.`);
  if (heard === undefined) return { at, text: line.text };
  if (!line.text.includes(heard)) throw new Error(`"${heard}" is not in the line at second ${at}.`);
  return { at, text: line.text, heard, found: line.found?.[0] };
}
