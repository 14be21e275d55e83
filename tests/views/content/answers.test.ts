import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { feedFiles } from "../../../src/feeds/feed-routes";
import { markdownPath, paths } from "../../../src/paths";
import { answerBank } from "../../../views/content/answers";
import { nextOverdueDay, overdueAnswers, reviewBy } from "../../../views/content/review-dates";
import { SITE_URL, startApp } from "../../support/site/app";

const answers = answerBank.flatMap((group) => group.answers);
const DAY_MS = 24 * 60 * 60 * 1000;
const lastDay = answers.map(reviewBy).toSorted()[0] ?? "";
const noon = (day: string) => Date.parse(day) + DAY_MS / 2;

const readAt = async (now: number, path: string): Promise<string> =>
  (await startApp({}, () => now).request(path)).text();

describe("an answer for buyers", () => {
  test("has a unique question", () => {
    const questions = answers.map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    expect(new Set(questions).size).toBe(questions.length);
  });

  for (const { question, source } of answers)
    test(`names an existing source: ${question}`, async () => {
      if ("test" in source) return expect(existsSync(source.test)).toBe(true);
      const app = startApp();
      if ("header" in source) {
        const { headers } = await app.request(paths.security.path);
        return expect([...headers.keys()]).toContain(source.header);
      }
      const [path = "", id] = source.href.split("#");
      const response = await app.request(path);
      expect(response.status).toBe(200);
      if (id) expect(await response.text()).toContain(` id="${id}"`);
    });

  test("has no future review date", () => {
    for (const { reviewed } of answers) {
      expect(new Date(reviewed).toISOString().slice(0, 10)).toBe(reviewed);
      expect(Date.parse(reviewed)).toBeLessThanOrEqual(Date.now());
    }
  });
});

describe("an answer past its review date", () => {
  const nextDay = new Date(Date.parse(lastDay) + DAY_MS).toISOString().slice(0, 10);

  test("is overdue only after its last day", () => {
    expect(overdueAnswers(lastDay)).toEqual([]);
    expect(overdueAnswers(nextDay).length).toBeGreaterThan(0);
    expect(nextOverdueDay(lastDay)).toBe(nextDay);
    expect(nextOverdueDay("2999-01-01")).toBeUndefined();
  });

  test("says so on the page and in its Markdown version", async () => {
    const markdown = feedFiles.find(({ path }) => path === markdownPath(paths.security));
    const readBoth = async (day: string) => [
      await readAt(noon(day), paths.security.path),
      markdown?.write({ siteUrl: SITE_URL, now: new Date(day) }),
    ];
    for (const text of await readBoth(lastDay)) expect(text).not.toContain("overdue since");
    for (const text of await readBoth(nextDay)) {
      expect(text).toContain(`overdue since ${lastDay}`);
      expect(text).toContain("are past their review date");
    }
  });

  test("says so on a server that has been running since before that day", async () => {
    let now = noon(lastDay);
    const app = startApp({}, () => now);
    const read = async () => (await app.request(paths.security.path)).text();
    expect(await read()).not.toContain("overdue since");
    now = noon(nextDay);
    expect(await read()).toContain("overdue since");
  });
});
