import { expect, test } from "bun:test";
import packageJson from "../../package.json";

const pinned = packageJson.devDependencies["bun-types"];

test("these tests run in the Bun that package.json pins", () => {
  expect(Bun.version).toBe(pinned);
});

test.each(["Dockerfile", "compose.yaml"])(
  "%s builds on the Bun that package.json pins",
  async (file) => {
    expect(await Bun.file(file).text()).toContain(`docker.io/oven/bun:${pinned}-slim`);
  },
);

test("every package is pinned to one exact version", () => {
  const versions = { ...packageJson.dependencies, ...packageJson.devDependencies };
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
