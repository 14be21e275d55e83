import {
  callNotes,
  type CrmUpdate,
  CURRENT_STAGE,
  newContact,
  type SmartDefault,
  smartFields,
  type StageId,
  stages,
} from "../../content/demo/after-call";
import { closeout } from "../../content/demo/closeout";
import { demoDeal } from "../../content/demo-deal";

export type Choices = {
  updates: ReadonlySet<string>;
  defaults: ReadonlySet<string>;
  stage: string;
};

/** One value written to the CRM. */
export type Write = { record: string; field: string; from?: string; to: string };

const { records, fields, due, reminder } = closeout.crm;

/** Returns what the choices would write, in order. */
export function crmWrites({ updates, defaults, stage }: Choices): Write[] {
  const has = (id: CrmUpdate) => updates.has(id);
  const fills = (id: SmartDefault) => defaults.has(id);
  return [
    has("notes")
      ? [{ record: records.deal, field: fields.notes, to: ["", ...callNotes].join("\n") }]
      : [],
    has("stage") && stage !== CURRENT_STAGE
      ? [
          {
            record: records.deal,
            field: fields.stage,
            from: stageName(CURRENT_STAGE),
            to: stageName(stage),
          },
        ]
      : [],
    fills("closeDate") ? dealFields(...smartFields.closeDate) : [],
    fills("competitor") ? dealFields(...smartFields.competitor) : [],
    has("contacts")
      ? [
          {
            record: records.contact,
            field: newContact.name,
            to: `${newContact.role}, ${newContact.part}`,
          },
          ...dealFields("Signer"),
        ]
      : [],
    has("nextSteps") ? [...dealFields("Next step"), ...tasks(fills("reminders"))] : [],
    has("followUp")
      ? [{ record: records.activity, field: fields.mail, to: demoDeal.followUp.subject }]
      : [],
  ].flat();
}

const stageName = (id: StageId | (string & {})): string =>
  stages.find((stage) => stage.id === id)?.name ?? id;

function dealFields(...names: readonly string[]): Write[] {
  return demoDeal.fieldChanges
    .filter(({ field }) => names.includes(field))
    .map((change) => ({ record: records.deal, ...change }));
}

function tasks(hasReminder: boolean): Write[] {
  return demoDeal.nextSteps.map((step) => ({
    record: records.task,
    field: step.task,
    to: hasReminder && step.due !== "Today" ? `${due(step.due)}, ${reminder}` : due(step.due),
  }));
}
