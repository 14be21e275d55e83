import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { fixedFiles, paths } from "../../../src/paths";
import { answerBank, askUs } from "../../../views/content/answers";
import { documents } from "../../../views/text/documents";
import { standards } from "../../../views/content/security";
import { startApp } from "../../support/site/app";

const answers = answerBank().flatMap((group) => group.answers);

describe("an answer for buyers", () => {
  test("has a unique question", () => {
    const questions = answers.map(({ question }) => question);
    expect(questions.length).toBeGreaterThanOrEqual(30);
    expect(new Set(questions).size).toBe(questions.length);
  });

  for (const { question, source } of answers)
    test(`names an existing source: ${question}`, async () => {
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

test("the security page says each status as the home page does, and leaves doubts to one list", async () => {
  const app = startApp();
  const page = async (path: string) =>
    (await (await app.request(path)).text()).replaceAll(/<[^>]*>/g, "");
  const [security, home, compliance] = await Promise.all(
    [paths.security, paths.home, paths.compliance].map(({ path }) => page(path)),
  );
  for (const { name, status } of standards) {
    for (const text of [security, home, compliance]) expect(text).toContain(name);
    for (const text of [security, home, compliance]) expect(text).toContain(status);
  }
  for (const { about } of askUs()) expect(security).toContain(about);
  expect(security).not.toMatch(/not published yet|not provided|unattested|count it as|\.test\.ts/i);
});

test("the security page has at most 1,800 words without the answers to download", () => {
  const { markdown = "" } = documents.find(({ place }) => place === paths.security) ?? {};
  expect(markdown).toContain("{list:answers}");
  expect(markdown.split(/\s+/).length).toBeLessThan(1500);
});
