import { expect, test } from "bun:test";
import packageJson from "../../package.json";

const pinned = packageJson.devDependencies["bun-types"];

test("tests run in the Bun version pinned in package.json", () => {
  expect(Bun.version).toBe(pinned);
});

test.each(["Dockerfile", "compose.yaml"])(
  "%s uses the Bun version pinned in package.json",
  async (file) => {
    expect(await Bun.file(file).text()).toContain(`docker.io/oven/bun:${pinned}-slim`);
  },
);

test("every package is pinned to one exact version", () => {
  const versions = { ...packageJson.dependencies, ...packageJson.devDependencies };
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
