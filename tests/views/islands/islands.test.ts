import { expect, test } from "bun:test";
import { basename } from "node:path";
import { islands } from "../../../views/islands/islands";

const files = [...new Bun.Glob("views/islands/*.tsx").scanSync(".")].toSorted();

test("each island is the first export of the file with its name", async () => {
  expect(files.map((file) => basename(file, ".tsx"))).toEqual(Object.keys(islands).toSorted());
  for (const [name, component] of Object.entries(islands)) {
    const module = (await import(`../../../views/islands/${name}.tsx`)) as object;
    const [first]: unknown[] = Object.values(module);
    expect(first).toBe(component);
  }
});
