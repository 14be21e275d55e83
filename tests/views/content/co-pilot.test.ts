import { expect, test } from "bun:test";
import { coPilotSteps } from "../../../views/content/co-pilot-steps";
import { timeline } from "../../../views/content/demo/call";

test("the three steps begin at lines of the call, in order", () => {
  const times = coPilotSteps.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const at of times) expect(timeline.map((line) => line.at)).toContain(at);
  expect(coPilotSteps.map(({ number, title }) => `${number} ${title}`)).toEqual([
    "01 Connect & Analyze",
    "02 Real-Time Intelligence",
    "03 Automate & Optimize",
  ]);
});
