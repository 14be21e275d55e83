import { expect, test } from "bun:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { endpoints, paths } from "../../src/paths";
import { CARD_KEY } from "../../views/content/demo/battle-card";
import { clockTime, timeline } from "../../views/content/demo/call";
import { dealDays } from "../../views/content/demo/calendar";
import { stages } from "../../views/content/demo/after-call";
import { demoDeal } from "../../views/content/demo-deal";
import { SITE_URL, startApp } from "../support/site/app";

const app = startApp();
const read = async (path: string) => (await app.request(path)).json();
const [record, schema] = await Promise.all([
  read(endpoints.demoRecord),
  read(endpoints.demoRecordSchema),
]);

const validate = addFormats.default(new Ajv2020({ allErrors: true })).compile(schema);

test("the demo deal's record matches its schema, which it names", () => {
  expect(record.$schema).toBe(SITE_URL + endpoints.demoRecordSchema);
  expect(schema.$id).toBe(record.$schema);
  validate(record);
  expect(validate.errors).toBeNull();
});

test("the schema rejects missing, unknown and out-of-range values", () => {
  const [first] = record.scorecard;
  for (const wrong of [
    { ...record, followUp: undefined },
    { ...record, isDemo: false },
    { ...record, more: 1 },
    { ...record, scorecard: [{ ...first, score: 6 }] },
    { ...record, call: { ...record.call, duration: "half an hour" } },
  ])
    expect(validate(wrong)).toBe(false);
});

/** All texts in a record, without keys. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : Object.values(value ?? {}).flatMap((part: unknown) => textsOf(part));

test("the demo shows every text of the record", async () => {
  const html = (await (await app.request(`${paths.demo.path}?${CARD_KEY}=1`)).text()).replaceAll(
    "<!-- -->",
    "",
  );
  const { $schema, page, deal, ...rest } = record;
  const { days, amount, ...words } = deal;
  expect([$schema, page]).toEqual([SITE_URL + endpoints.demoRecordSchema, `${SITE_URL}/demo`]);
  expect(html).toContain(`$${amount.toLocaleString("en-US")}`);
  const stageIds = stages.map(({ id }): string => id);
  const missing = textsOf([rest, words]).filter(
    (text) =>
      !html.includes(Bun.escapeHTML(text)) && text !== "Prospect" && !stageIds.includes(text),
  );
  expect(missing).toEqual([]);
  expect(days).toEqual(dealDays);
});

test("the record contains the call, scorecard, steps and changes that the demo shows", () => {
  expect(record.call.lines).toHaveLength(timeline.length);
  for (const [n, { at, speaker, text, sentiment, found = [], scores = {} }] of timeline.entries())
    expect(record.call.lines[n]).toMatchObject({
      at: clockTime(at),
      speaker,
      text,
      sentiment,
      detections: [...found],
      scores,
    });
  expect(record.scorecard).toEqual(demoDeal.scorecard);
  expect(record.nextSteps).toEqual(demoDeal.nextSteps);
  expect(record.proposed.fields).toEqual(demoDeal.fieldChanges);
  expect(record.account.stakeholders).toEqual(demoDeal.people.stakeholders);
});

test("the documentation and the demo link the record and its schema", async () => {
  for (const { path } of [paths.docs, paths.demo]) {
    const html = await (await app.request(path)).text();
    for (const address of [endpoints.demoRecord, endpoints.demoRecordSchema])
      expect(html).toContain(`href="${address}"`);
  }
});
