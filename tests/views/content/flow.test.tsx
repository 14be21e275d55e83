import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { stages } from "../../../views/content/demo/after-call";
import { CALL_SECONDS, clockTime } from "../../../views/content/demo/call";
import { callMoments } from "../../../views/content/demo/moments";
import { categoryOf, forecast, pipeline, scoreReasons } from "../../../views/content/demo/pipeline";
import { claims } from "../../../views/content/claims";
import { demoDeal } from "../../../views/content/demo-deal";
import { flow, flowSteps } from "../../../views/content/flow";
import { genieFlow } from "../../../views/pages/genie-flow/page";

const html = renderToString(genieFlow.View({ path: genieFlow.place.path }));
const steps = html
  .split("data-stop")
  .slice(1)
  .map((content, index) => ({ step: flowSteps[index], content }));

test("the day has five stops in order; those that the demo does not show have a window", () => {
  expect(flowSteps.map(({ id }) => id)).toEqual([
    "before",
    "during",
    "after",
    "pipeline",
    "forecast",
  ]);
  for (const { step, content } of steps) {
    if (step === undefined)
      throw new Error("There are more stops on the page than in the content.");
    const { title, text, picture, link } = step;
    for (const words of [title, text, link.label, picture?.genie ?? ""])
      expect(content).toContain(Bun.escapeHTML(words));
    expect(content.match(/<figure/g) ?? []).toHaveLength(picture === undefined ? 0 : 1);
  }
  expect(steps).toHaveLength(flowSteps.length);
});

test("the times match the call and the battle card's promised lead time", () => {
  const minutes = (id: string): number => {
    const time = flowSteps.find((step) => step.id === id)?.time ?? "";
    return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  };
  expect(minutes("after") - minutes("during")).toBe(Math.ceil(CALL_SECONDS / 60));
  expect(flow.heading).toContain(flowSteps.find(({ id }) => id === "after")?.time ?? "?");
  const lead = minutes("during") - minutes("before");
  expect(lead).toBeGreaterThanOrEqual(15);
  expect(lead).toBeLessThanOrEqual(claims.battleCardLead.value);
  const during = flowSteps.find(({ id }) => id === "during");
  expect(during?.link.label).toContain(clockTime(callMoments.objection));
});

test("each reason for the score has the minute at which it came up", () => {
  const week = steps.find(({ step }) => step?.id === "forecast")?.content ?? "";
  expect(scoreReasons.map(({ reason }) => reason)).toEqual([...demoDeal.score.reasons]);
  for (const { reason, at } of scoreReasons)
    expect(week).toMatch(new RegExp(`${reason}</span><span[^>]*><time[^>]*>${clockTime(at)}<`));
});

test("the forecast has every deal once, and the demo deal in the category its score allows", () => {
  const sum = (list: readonly { amount: number }[]) =>
    list.reduce((all, { amount }) => all + amount, 0);
  expect(sum(forecast)).toBe(sum(pipeline));
  expect(forecast.flatMap(({ accounts }) => accounts).toSorted()).toEqual(
    pipeline.map(({ account }) => account).toSorted(),
  );
  const { account, score } = demoDeal;
  const deal = pipeline.find((one) => one.account === account.name);
  const stage = stages.find(({ id }) => id === deal?.stage)?.name;
  expect([deal?.amount, deal?.score, stage]).toEqual([
    account.amount,
    score.value,
    account.stage.after,
  ]);
  expect([categoryOf(score.before), categoryOf(score.value)]).toEqual(["Best case", "Best case"]);
  const amounts = Object.fromEntries(forecast.map(({ name, amount }) => [name, amount]));
  expect(amounts).toEqual({
    Closed: 75_000,
    Commit: 310_000,
    "Best case": 518_000,
    Pipeline: 182_000,
  });
});
