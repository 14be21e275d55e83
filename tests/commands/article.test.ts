import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { readArticle } from "../../views/text/read-article";
import { runProgram } from "../support/run-bun";
import { tempFolder } from "../support/temp";

test("article new writes a valid article once, named after its title", async () => {
  const root = tempFolder();
  mkdirSync(join(root, "views/content/articles"), { recursive: true });
  const script = join(import.meta.dir, "../../src/commands/article.ts");
  const run = (...words: string[]) =>
    runProgram("sh", [
      "-c",
      'cd "$1" && shift && exec "$0" "$@"',
      process.execPath,
      root,
      script,
      ...words,
    ]);
  const made = await run("new", 'What\'s a "champion", really?');
  expect(made).toMatchObject({ code: 0 });
  const file = join(root, "views/content/articles/whats-a-champion-really.md");
  const article = readArticle("whats-a-champion-really", readFileSync(file, "utf8"));
  expect(article.title).toBe('What\'s a "champion", really?');
  expect(await run("new", 'What\'s a "champion", really?')).toMatchObject({ code: 1 });
  expect(await run("new", "Short")).toMatchObject({ code: 1 });
  expect(await run()).toMatchObject({ code: 1 });
}, 120_000);
