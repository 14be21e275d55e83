import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { fixedFiles, paths } from "../../../src/paths";
import { answerBank } from "../../../views/content/answers";
import { startApp } from "../../support/site/app";

const answers = answerBank.flatMap((group) => group.answers);

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
      if (Object.values<string>(fixedFiles).includes(path))
        return expect(existsSync(`static${path}`)).toBe(true);
      const response = await app.request(path);
      expect(response.status).toBe(200);
      if (id) expect(await response.text()).toContain(` id="${id}"`);
    });
});
