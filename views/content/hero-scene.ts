import { demoDeal } from "./demo-deal";
import { type Found, kestrelCard, timeline } from "./demo/call";
import { promise } from "./crm-scene";
import { quoteAt } from "./demo/lines";
import { callMoments } from "./demo/moments";

const { fieldChanges } = demoDeal;

/** A caption of the scene. Genie reacts to the part `heard` of `text`. */
export type Caption = { at: number; text: string; heard?: string; found?: Found | undefined };

/** The lines that the scene plays, in order: the competitor, Maya's question, the buying signal, and later the next step. */
export const captions: readonly [Caption, Caption, Caption, Caption] = [
  caption(callMoments.competitor, "Kestrel"),
  { at: 714, text: quoteAt(714, kestrelCard.ask) },
  caption(callMoments.buyingSignal, "take it to Tom"),
  { ...caption(callMoments.commitment, "Send me the plan today"), text: `${promise}…` },
];

/** The CRM fields that are filled in: the first as soon as it is heard, the others by the last line. */
export const rows = ["Competitor", "Next step", "Stage"].flatMap((name) =>
  fieldChanges.filter(({ field }) => field === name),
);

function caption(at: number, heard: string): Caption {
  const line = timeline.find((moment) => moment.at === at);
  if (line === undefined) throw new Error(`No line of the call starts at second ${at}.`);
  if (!line.text.includes(heard)) throw new Error(`"${heard}" is not in the line at second ${at}.`);
  return { at, text: line.text, heard, found: line.found?.[0] };
}
