import { expect, test } from "bun:test";
import { islandFile } from "../../../src/build/styles/view-files";
import { islands } from "../../../views/islands/islands";

test("each island is the first export of the file with its name", async () => {
  for (const [name, component] of Object.entries(islands)) {
    const module = (await import(`${process.cwd()}/${islandFile(name)}`)) as object;
    const [first]: unknown[] = Object.values(module);
    expect(first).toBe(component);
  }
});
