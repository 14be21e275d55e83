import { describe, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { environmentSchema } from "../../src/env";

const files = [
  "README.md",
  ...new Bun.Glob("{src,db,tests,views}/**/README.md").scanSync("."),
].toSorted();

const read = (file: string): Promise<string> => Bun.file(file).text();

test("the operators' README lists exactly the existing settings with their defaults", async () => {
  const readme = await read("src/commands/README.md");
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm)];
  const listed = rows.map(([, name, fallback, description]) => [name, fallback, description]);
  const expected = Object.entries(environmentSchema.shape).map(([name, rule]) => {
    const fallback = rule.safeParse(undefined).data;
    return [name, fallback === undefined ? "" : `\`${fallback}\``, rule.description];
  });
  expect(listed).toEqual(expected);
});

test("the root README has at most 150 lines", async () => {
  expect((await read("README.md")).trimEnd().split("\n").length).toBeLessThanOrEqual(150);
});

test("table cells of the root README have at most 120 characters", async () => {
  const cells = [...(await read("README.md")).matchAll(/[^|\n]+(?=\|)/g)].map(([cell]) =>
    cell.trim(),
  );
  expect(cells.filter((cell) => cell.length > 120)).toEqual([]);
});

test("the root README names every operator command", async () => {
  const names = [...new Bun.Glob("*.ts").scanSync("src/commands")].map((file) => file.slice(0, -3));
  const [, listed = ""] =
    /^Commands for operators \(([^)]*)\)/m.exec(await read("README.md")) ?? [];
  expect(listed.split(", ")).toEqual(names.toSorted().map((name) => `\`${name}\``));
});

describe("every README", () => {
  for (const file of files) {
    test(`${file} names only commands that exist`, async () => {
      const { scripts } = (await Bun.file("package.json").json()) as { scripts: object };
      const named = [...(await read(file)).matchAll(/(?:npm|bun) run (?:-s )?([a-z][a-z-]*)/g)];
      for (const [, name = ""] of named) expect(Object.keys(scripts)).toContain(name);
    });

    test(`${file} links only to files that exist`, async () => {
      const text = await read(file);
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
      for (const link of links)
        expect({ link, exists: existsSync(join(dirname(file), link)) }).toEqual({
          link,
          exists: true,
        });
    });

    test(`${file} names only files that exist`, async () => {
      const named = [...(await read(file)).matchAll(/`((?:src|db|views|tests)\/[\w./-]+)`/g)];
      for (const [, path = ""] of named)
        expect({ path, exists: existsSync(path) }).toEqual({ path, exists: true });
    });
  }
});
