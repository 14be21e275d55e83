import { type Deal, demoDeal, type FieldChange } from "./demo-deal";
import { dealDay } from "./demo/calendar";
import { type CallCard, type Found, type Moment, timeline } from "./demo/call";
import { lineAt, quoteAt } from "./demo/lines";
import { callMoments } from "./demo/moments";

const friday = dealDay("forecast", "weekday");
/** What the buyer promises at the end, without its last words. */
export const promise = quoteAt(
  callMoments.commitment,
  `${dealDay("scoping", "weekday")} works. Send me the plan today`,
);

/** The states of the scene, in the order of its control. `more` is added to the name on wide screens. */
export const crmStates = [
  { id: "without", name: "Without", more: "Genie" },
  { id: "during", name: "During", more: "the call" },
  { id: "after", name: "After", more: "" },
] as const;

export type CrmStateId = (typeof crmStates)[number]["id"];

/** The query parameter for the scene's state. */
export const CRM_KEY = "crm";

/** Returns the state in the query, or the page's default. */
export const readCrmState = (
  query: URLSearchParams | undefined,
  fallback: CrmStateId,
): CrmStateId => crmStates.find(({ id }) => id === query?.get(CRM_KEY))?.id ?? fallback;

/**
 * A field of the record: its value before and after the call, why the old one is wrong, and the second it was heard.
 */
export type CrmField = FieldChange & { stale: string | undefined; at: number };

/** Why the old value of a field is wrong. */
const STALE: Readonly<Record<string, string>> = { Stage: "out of date", "Close date": "a guess" };

/** Returns the fields that a call fills in, each with the second of the line that changed it. */
function fieldsOf({ fieldChanges }: Deal, lines: readonly Moment[]): CrmField[] {
  return fieldChanges.map((change) => {
    const line = lines.find(({ changes }) => changes?.includes(change.field));
    if (line === undefined) throw new Error(`No line changes "${change.field}".`);
    return { ...change, stale: STALE[change.field], at: line.at };
  });
}

/** What Genie heard at a second of a call, and the card that it showed. */
export type Heard = { at: number; found: Found; card?: CallCard | undefined };

/** A deal's record in the CRM, with the call that filled it in. */
export type CrmRecord = {
  deal: Deal;
  fields: readonly CrmField[];
  heard: readonly Heard[];
  /** What the rep types into the CRM days later. */
  fromMemory?: string;
  /** Whether the demo plays the call. */
  isPlayed: boolean;
};

/** Returns the record of a deal whose `lines` are known. */
export function recordOf(deal: Deal, lines: readonly Moment[]): CrmRecord {
  const told = lines.filter(({ card }) => card !== undefined).slice(0, 1);
  const heard = lines.flatMap((line) =>
    (line.found ?? []).map((found) => ({
      at: line.at,
      found,
      card: told.includes(line) ? line.card : undefined,
    })),
  );
  return { deal, fields: fieldsOf(deal, lines), heard, isPlayed: false };
}

/** The fields that the demo call fills in. */
export const crmFields: readonly CrmField[] = fieldsOf(demoDeal, timeline);

const { competitor, economicBuyer, objection, commitment } = callMoments;

/** The record of the demo deal. */
export const demoRecord: CrmRecord = {
  deal: demoDeal,
  fields: crmFields,
  heard: [competitor, economicBuyer, objection, commitment].map((at) => {
    const { card, found: [found] = [] } = lineAt(at);
    if (found === undefined) throw new Error(`Genie hears nothing in the line at second ${at}.`);
    return { at, found, card: at === objection ? card : undefined };
  }),
  fromMemory: "“Good call. Wants to test something? Check what Kestrel costs.”",
  isPlayed: true,
};

const repOf = ({ people }: Deal): string => people.rep.name.split(" ")[0] ?? "";

/** Copy of the scene. */
export const crmScene = {
  legend: ({ account }: Deal): string => `The CRM record of ${account.name}`,
  status: (deal: Deal): Record<CrmStateId, string> => ({
    without: "Last edited by hand",
    during: `${deal.fieldChanges.length} suggestions`,
    after: `Approved by ${repOf(deal)}`,
  }),
  play: (time: string): string => `Play it in the demo at ${time}`,
  summary: "Call summary",
  genie: {
    off: "Missed",
    status: { without: "Genie is off", during: "Live", after: "Call Ended" },
    noAnswer: (deal: Deal): string => `${repOf(deal)} has no answer ready.`,
    forgotten: (deal: Deal): string => `By ${friday}, ${repOf(deal)} remembers it went well.`,
    pending: (deal: Deal): string => `Nothing is written until ${repOf(deal)} approves it.`,
    steps: "Action items",
    open: "Open:",
    mail: "Follow-up email",
    mailStatus: "Draft ready",
  },
} as const;
