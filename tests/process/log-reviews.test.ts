import { expect, test } from "bun:test";
import type { Log } from "../../src/log";
import { logReviews } from "../../src/process/log-reviews";
import { answerBank } from "../../views/content/answers";

function linesAt(day: string): { name: string; fields: object | undefined }[] {
  const lines: { name: string; fields: object | undefined }[] = [];
  const event: Log["event"] = (level, name, fields) =>
    lines.push({ name: `${level}: ${name}`, fields });
  logReviews({ event, request: () => {}, flush: () => {} }, new Date(day));
  return lines;
}

test("the startup log says nothing of answers that are current", () => {
  const [reviewed = ""] = answerBank.flatMap(({ answers }) => answers.map((one) => one.reviewed));
  expect(linesAt(reviewed)).toEqual([]);
});

test("the startup log warns of answers past their review date, with their questions", () => {
  const [line, ...rest] = linesAt("2999-01-01");
  const questions = answerBank.flatMap(({ answers }) => answers.map((one) => one.question));
  expect(line?.name).toBe(
    "warn: answers are past their review date: review them in views/content/answers.ts",
  );
  expect(line?.fields).toEqual({ count: questions.length, questions: questions.join(" ") });
  expect(rest).toEqual([]);
});
