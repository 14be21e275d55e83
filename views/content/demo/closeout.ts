import type { Deal } from "../demo-deal";
import { type CrmUpdate, callNotes } from "./after-call";

/** What each update of the closeout writes. */
const results: Record<CrmUpdate, (deal: Deal) => string> = {
  notes: () => `${callNotes.length} lines from the transcript`,
  stage: ({ account }) => `${account.stage.before} to ${account.stage.after}`,
  contacts: ({ people }) => {
    const signer = people.stakeholders.find(({ stance }) => stance === "Economic buyer");
    return `${signer?.name}, economic buyer`;
  },
  nextSteps: ({ nextSteps }) => `${nextSteps.length} with owner and date`,
  followUp: ({ people }) => `To ${people.stakeholders[0]?.name}`,
};

/** Copy of the closeout, the tasks after a call. */
export const closeout = {
  mail: {
    title: "Follow-up email",
    to: "To",
    subject: "Subject",
    body: "Edit before sending",
    send: "Open in your email app",
  },
  crm: {
    title: "CRM updates",
    updates: "Write to the CRM",
    defaults: "Smart defaults",
    stage: "Stage",
    advice: (stage: string): string => `Genie suggests ${stage}.`,
    preview: "What Genie will write",
    approved: "Approved",
    approve: "Approve",
    results,
    /** The status of what the rep has not approved yet. */
    waitsFor: (rep: string): string => `Waiting for ${rep.split(" ")[0]}`,
    undo: "Undo",
    /** Beside the button, before and after the approval. */
    waits: {
      title: (count: string): string => `${count} to write`,
      text: "Nothing is written until you approve.",
    },
    done: {
      title: (count: string): string => `Approved: ${count} for the CRM`,
      text: "This is a demo, so nothing was sent.",
    },
    count: (writes: number): string =>
      writes === 0 ? "Nothing" : writes === 1 ? "1 entry" : `${writes} entries`,
    nothing: "Every box is empty, so the CRM stays as it is.",
    records: { deal: "Deal", contact: "Contact", task: "Task", activity: "Activity" },
    fields: { notes: "Call notes", stage: "Stage", mail: "Email to Daniel Okafor" },
    due: (day: string): string => `due ${day.replace("Today", "today")}`,
    reminder: "reminder that morning",
  },
} as const;

/** Copy of the demo's sections around the closeout. */
export const recordCopy = {
  risks: { title: "Risk assessment", play: "Play from", level: "risk", cure: "Next" },
  score: { title: "MEDDIC scorecard" },
  steps: { title: "Next steps" },
  record: { title: "MEDDIC scorecard, next steps and integrations" },
  integrations: { title: "Integrations" },
} as const;
