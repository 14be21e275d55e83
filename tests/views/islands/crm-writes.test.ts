import { expect, test } from "bun:test";
import * as fc from "fast-check";
import { crmUpdates, smartDefaults, stages } from "../../../views/content/demo/after-call";
import { demoDeal } from "../../../views/content/demo-deal";
import { crmWrites } from "../../../views/islands/closeout/crm-writes";

const updates = crmUpdates.map(({ id }) => id);
const defaults = smartDefaults.map(({ id }) => id);

const writes = (
  on: readonly string[] = updates,
  smart: readonly string[] = defaults,
  stage = "demo",
) => crmWrites({ updates: new Set(on), defaults: new Set(smart), stage });

const fields = (...choices: Parameters<typeof writes>) =>
  writes(...choices).map((one) => one.field);

test("with every checkbox set, everything but the unchanged stage is written", () => {
  expect(fields()).toEqual([
    "Call notes",
    "Close date",
    "Competitor",
    "Pain",
    "Tom Berger",
    "Signer",
    "Next step",
    ...demoDeal.nextSteps.map(({ task }) => task),
    "Email to Daniel Okafor",
  ]);
});

test("a changed stage is written with the previous one, unless its checkbox is cleared", () => {
  expect(writes(updates, defaults, "proposal")).toContainEqual({
    record: "Deal",
    field: "Stage",
    from: "Demo",
    to: "Proposal",
  });
  const others = updates.filter((id) => id !== "stage");
  expect(fields(others, defaults, "closed-won")).not.toContain("Stage");
});

test("with nothing selected nothing is written", () => {
  expect(writes([], [])).toEqual([]);
});

test("reminders are written only with the tasks", () => {
  const due = (smart: readonly string[]) =>
    writes(["nextSteps"], smart).flatMap(({ record, to }) => (record === "Task" ? to : []));
  expect(due(["reminders"])).toEqual([
    "due today",
    "due Thu, reminder that morning",
    "due Fri, reminder that morning",
  ]);
  expect(due([])).toEqual(["due today", "due Thu", "due Fri"]);
  expect(writes([], ["reminders"])).toEqual([]);
});

test("setting a checkbox never writes less, and no entry is written twice", () => {
  const some = fc.subarray<string>([...updates, ...defaults]);
  const stage = fc.constantFrom(...stages.map(({ id }) => id));
  fc.assert(
    fc.property(some, some, stage, (one, more, at) => {
      const few = fields(one, one, at);
      const many = fields([...one, ...more], [...one, ...more], at);
      for (const field of few) expect(many).toContain(field);
      expect(new Set(many).size).toBe(many.length);
    }),
  );
});
