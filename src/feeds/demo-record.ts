import { z } from "zod";
import {
  callNotes,
  followUpMail,
  newContact,
  stageAdvice,
} from "../../views/content/demo/after-call";
import { risks } from "../../views/content/demo/risks";
import { dealDays } from "../../views/content/demo/calendar";
import { clockTime, timeline } from "../../views/content/demo/call";
import { demoDeal } from "../../views/content/demo-deal";
import { endpoints, paths } from "../paths";
import type { FeedFile } from "./feed-file";

const time = z
  .string()
  .regex(/^\d{2}:\d{2}$/)
  .describe("Minutes and seconds into the call");
const level = z.enum(["High", "Medium", "Low"]);
const section = z.enum(demoDeal.scorecard.map((line) => line.section));
const score = z.int().min(1).max(5);

/** The JSON schema of a deal's record after a call. */
const recordSchema = z.strictObject({
  $schema: z.url(),
  isDemo: z.literal(true).describe("The people, companies and figures are fictional"),
  page: z.url().describe("The page that shows this record"),
  account: z.strictObject({
    name: z.string(),
    overview: z.string(),
    stakeholders: z.array(
      z.strictObject({ name: z.string(), role: z.string(), stance: z.string() }),
    ),
  }),
  deal: z.strictObject({
    title: z.string(),
    amount: z.int().describe("US dollars"),
    competitor: z.string(),
    days: z.record(z.string(), z.iso.date()).describe("The days of the deal, by name"),
  }),
  call: z.strictObject({
    title: z.string(),
    duration: time,
    notes: z.array(z.string()),
    lines: z.array(
      z.strictObject({
        at: time,
        speaker: z.enum(["Prospect", "Rep"]),
        text: z.string(),
        sentiment: z.enum(["Positive", "Neutral", "Hesitant", "Negative"]),
        detections: z.array(
          z.strictObject({
            type: z.string(),
            value: z.string(),
            confidence: z.int().min(0).max(100).describe("Percent"),
          }),
        ),
        scores: z.partialRecord(section, score).describe("MEDDIC scores after this line"),
        changes: z.array(z.string()).describe("The CRM fields that this line changes"),
      }),
    ),
  }),
  scorecard: z
    .array(z.strictObject({ section, score, description: z.string() }))
    .describe("MEDDIC, each out of 5"),
  risks: z.array(
    z.strictObject({ level, title: z.string(), reason: z.string(), cure: z.string(), at: time }),
  ),
  nextSteps: z.array(z.strictObject({ task: z.string(), due: z.string(), priority: level })),
  followUp: z.strictObject({ to: z.email(), subject: z.string(), body: z.string() }),
  proposed: z
    .strictObject({
      stage: z.string(),
      reason: z.string(),
      contact: z.strictObject({ name: z.string(), role: z.string(), part: z.string() }),
      fields: z.array(z.strictObject({ field: z.string(), from: z.string(), to: z.string() })),
    })
    .describe("What Genie would write to the CRM. A rep approves each field."),
});

function demoRecord(siteUrl: string): z.infer<typeof recordSchema> {
  const { account, people, competitor, call } = demoDeal;
  return {
    $schema: siteUrl + endpoints.demoRecordSchema,
    isDemo: true,
    page: siteUrl + paths.demo.path,
    account: {
      name: account.name,
      overview: account.overview,
      stakeholders: [...people.stakeholders],
    },
    deal: { title: account.deal, amount: account.amount, competitor, days: dealDays },
    call: {
      title: call.title,
      duration: call.duration,
      notes: [...callNotes],
      lines: timeline.map(
        ({ at, speaker, text, sentiment, found = [], scores = {}, changes = [] }) => ({
          at: clockTime(at),
          speaker,
          text,
          sentiment,
          detections: [...found],
          scores,
          changes: [...changes],
        }),
      ),
    },
    scorecard: [...demoDeal.scorecard],
    risks: risks.map((risk) => ({ ...risk, at: clockTime(risk.at) })),
    nextSteps: [...demoDeal.nextSteps],
    followUp: { to: followUpMail.to, subject: demoDeal.followUp.subject, body: followUpMail.body },
    proposed: {
      stage: stageAdvice.stage,
      reason: stageAdvice.reason,
      contact: newContact,
      fields: [...demoDeal.fieldChanges],
    },
  };
}

/** The record of the demo deal, from the data that the demo shows. */
export const demoRecordFile: FeedFile = {
  path: endpoints.demoRecord,
  type: "application/json; charset=utf-8",
  summary: "The record of the demo deal, as Genie proposes it after the call",
  write: ({ siteUrl }) => JSON.stringify(demoRecord(siteUrl), null, 2),
};

export const demoRecordSchemaFile: FeedFile = {
  path: endpoints.demoRecordSchema,
  type: "application/schema+json; charset=utf-8",
  summary: "JSON Schema of that record (draft 2020-12)",
  write: ({ siteUrl }) => {
    const $id = siteUrl + endpoints.demoRecordSchema;
    return JSON.stringify({ $id, title: "Deal record", ...z.toJSONSchema(recordSchema) }, null, 2);
  },
};
