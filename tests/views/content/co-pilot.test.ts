import { expect, test } from "bun:test";
import { coPilotQuestions } from "../../../views/content/co-pilot";
import { coPilotSteps } from "../../../views/content/co-pilot-steps";
import { timeline } from "../../../views/content/demo/call";
import { questions } from "../../../views/content/questions";

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

test("its eight questions share the home page's topics but no sentence", () => {
  expect(coPilotQuestions.map(({ slug }) => slug).join()).toBe(
    questions.map(({ slug }) => slug).join(),
  );
  const sentences = (list: readonly { question: string; answer: string }[]) =>
    list.flatMap(({ question, answer }) => [question, ...answer.split(/(?<=[.?!;:])\s/)]);
  const known = new Set(sentences(questions));
  expect(sentences(coPilotQuestions).filter((sentence) => known.has(sentence))).toEqual([]);
});
