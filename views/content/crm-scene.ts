import { demoDeal, type FieldChange } from "./demo-deal";
import { dealDay } from "./demo/calendar";
import { callNotes } from "./demo/after-call";
import { type Found, timeline } from "./demo/call";
import { lineAt, quoteAt } from "./demo/lines";
import { callMoments } from "./demo/moments";
import { dollars } from "./plans";

const { account, people, fieldChanges, followUp } = demoDeal;
const [daniel] = people.stakeholders;
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

/** The fields that the call fills in, each with the second of the line that changed it. */
export const crmFields: readonly CrmField[] = fieldChanges.map((change) => {
  const { field } = change;
  const line = timeline.find(({ changes }) => changes?.includes(field));
  if (line === undefined) throw new Error(`No line changes "${field}".`);
  return { ...change, stale: STALE[field], at: line.at };
});

/** What Genie heard in the call, and the card it showed. */
export const crmHeard = [
  callMoments.competitor,
  callMoments.economicBuyer,
  callMoments.objection,
  callMoments.commitment,
].map((at) => {
  const { card } = lineAt(at);
  const shown = at === callMoments.objection ? card : undefined;
  return { at, found: foundAt(at), say: shown?.say, ask: shown?.ask };
});

/** Copy of the scene. */
export const crmScene = {
  legend: "The CRM record of Halden Freight",
  account: account.name,
  deal: `${account.deal} · ${dollars(account.amount)}`,
  status: {
    without: "Last edited by hand",
    during: `${crmFields.length} suggestions`,
    after: `Approved by ${people.rep.name.split(" ")[0]}`,
  },
  /** The status of what the rep has not approved yet. */
  waits: `Waiting for ${people.rep.name.split(" ")[0]}`,
  play: (time: string): string => `Play it in the demo at ${time}`,
  notes: {
    without: {
      title: `${friday} 5:40 PM: typed from memory`,
      text: "“Good call. Wants to test something? Check what Kestrel costs.”",
    },
    during: {
      title: daniel.name,
      text: `“${quoteAt(callMoments.commitment, "Send me the plan today")} …”`,
    },
    after: { title: "Call summary", lines: callNotes },
  },
  genie: {
    name: "Genie",
    off: "Missed",
    status: { without: "Genie is off", during: "Live", after: "Call Ended" },
    noAnswer: "Maya has no answer ready.",
    forgotten: `By ${friday}, Maya remembers it went well.`,
    pending: "Nothing is written until Maya approves it.",
    steps: "Action items",
    score: "Deal score",
    forecast: "Forecast",
    open: "Open:",
    mail: "Follow-up email",
    mailStatus: "Draft ready",
  },
  mail: followUp.subject,
} as const;

function foundAt(at: number): Found {
  const [found] = lineAt(at).found ?? [];
  if (found === undefined) throw new Error(`Genie hears nothing in the line at second ${at}.`);
  return found;
}
