import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { environmentSchema } from "../../src/env";

const readme = await Bun.file("README.md").text();

describe("the README", () => {
  test("lists every variable of the environment with its default and its line, and no other", () => {
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm)];
    const listed = rows.map(([, name, fallback, description]) => [name, fallback, description]);
    const expected = Object.entries(environmentSchema.shape).map(([name, rule]) => {
      const fallback = rule.safeParse(undefined).data;
      return [name, fallback === undefined ? "" : `\`${fallback}\``, rule.description];
    });
    expect(listed).toEqual(expected);
  });

  test("names every room of the house", () => {
    const folders = ["src", "views", "tests"].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${entry.name}/`),
    );
    for (const folder of folders) expect(readme).toContain(folder);
  });

  test("names only commands that there are", async () => {
    const { scripts } = (await Bun.file("package.json").json()) as { scripts: object };
    for (const [, name] of readme.matchAll(/`(?:npm|bun) run ([a-z][a-z-]*)/g))
      expect(Object.keys(scripts)).toContain(name ?? "");
  });
});
