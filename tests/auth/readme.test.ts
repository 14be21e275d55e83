import { expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { startAuthOn } from "../support/site/auth";
import { openPglite } from "../support/database/databases";

const readme = await Bun.file(new URL("../../src/auth/README.md", import.meta.url)).text();

/** Returns the code spans in the first column of the table under a heading. */
function firstColumn(heading: string): string[] {
  const section = readme.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const cells = section.split("\n").filter((line) => line.startsWith("| `"));
  return cells
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)])
    .map(([, name = ""]) => name)
    .toSorted();
}

test("the auth README lists every endpoint, including disabled ones", async () => {
  const { authRoutes } = await startAuthOn(await openPglite());
  const named = authRoutes.map(({ method, path }) => ({
    method,
    path: path.slice(endpoints.auth.length),
  }));
  const on = named
    .filter(({ method }) => method !== "ALL")
    .map((one) => `${one.method} ${one.path}`);
  // Middleware has the path `*`.
  const off = named.filter(({ method, path }) => method === "ALL" && path !== "/*");
  expect(firstColumn("What exists")).toEqual(on.toSorted());
  expect(firstColumn("What is off")).toEqual(off.map(({ path }) => path).toSorted());
});
