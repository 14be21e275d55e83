import { expect, test } from "bun:test";
import packageJson from "../../package.json";

const pinned = packageJson.devDependencies["bun-types"];

test("these tests run in the Bun that package.json pins", () => {
  expect(Bun.version).toBe(pinned);
});

test("the image is made from the Bun that package.json pins", async () => {
  const dockerfile = await Bun.file("Dockerfile").text();
  expect(dockerfile).toContain(`oven/bun:${pinned}-slim`);
});

test("every package is pinned to one exact version", () => {
  const versions = { ...packageJson.dependencies, ...packageJson.devDependencies };
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
