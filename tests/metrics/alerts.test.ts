import { expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { createSiteMetrics } from "../../src/metrics/metrics";
import { readMetrics } from "../support/prometheus";
import { startApp } from "../support/site/app";

const TOKEN = "a token of the tests";

type Rule = { alert: string; expr: string; annotations: { summary: string } };
type Rules = { groups: { name: string; rules: Rule[] }[] };

test("every alert rule names only metrics that exist in /metrics", async () => {
  const file = Bun.YAML.parse(await Bun.file("src/commands/alerts.yaml").text()) as Rules;
  const rules = file.groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const metrics = createSiteMetrics(TOKEN, {
    countJournal: () => 0,
    journalStalledMs: () => 0,
    countQueues: () => Promise.resolve({ queued: 0, lagSeconds: 0, dead: 0, held: 0 }),
    isMailServerUp: () => true,
    diskFreeBytes: () => 1,
  });
  const { request } = startApp({ metrics });
  await request("/pricing");
  const headers = { authorization: `Bearer ${TOKEN}` };
  const families = readMetrics(await (await request(endpoints.metrics, { headers })).text());
  for (const { alert, expr, annotations } of rules) {
    const named = expr.match(/\b(?:genie|process)_\w+/g) ?? [];
    expect({ alert, count: named.length > 0, summary: annotations.summary !== "" }).toEqual({
      alert,
      count: true,
      summary: true,
    });
    for (const name of named) expect([...families.keys()]).toContain(name);
  }
});
