import { expect, test } from "bun:test";
import { basename } from "node:path";
import { components } from "../../../views/ui/island";

const files = [...new Bun.Glob("views/islands/*.tsx").scanSync(".")].toSorted();

test("each island is the first export of the file of its name, and no file is left over", async () => {
  expect(files.map((file) => basename(file, ".tsx"))).toEqual(Object.keys(components).toSorted());
  for (const [name, component] of Object.entries(components)) {
    const module = (await import(`../../../views/islands/${name}.tsx`)) as object;
    const [first]: unknown[] = Object.values(module);
    expect(first).toBe(component);
  }
});
