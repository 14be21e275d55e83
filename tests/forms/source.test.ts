import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { parseSource, printSource, type SignUp } from "../../views/content/sign-up-source";
import { databases, OPENING_MS } from "../support/database/databases";

const signUps: [source: string, signUp: SignUp][] = [
  ["newsletter", { list: "newsletter" }],
  ["coming-soon:Scroll", { list: "notify", feature: "Scroll" }],
  ["coming-soon:Deals: won & lost", { list: "notify", feature: "Deals: won & lost" }],
  ["beta-waitlist:Mobile App", { list: "waitlist", feature: "Mobile App" }],
];

test("a source is printed and parsed in the released version's format", () => {
  for (const [source, signUp] of signUps) {
    expect(printSource(signUp)).toBe(source);
    expect(parseSource(source)).toEqual(signUp);
  }
});

test("one file contains the prefixes of sources", () => {
  const found: string[] = [];
  for (const folder of ["src", "db", "views"])
    for (const file of new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync("."))
      if (/["'`](coming-soon|beta-waitlist)["'`:]/.test(readFileSync(file, "utf8")))
        found.push(file);
  expect(found.filter((file) => file !== "views/pages/beta-waitlist/page.tsx")).toEqual([
    "views/content/sign-up-source.ts",
  ]);
});

for (const { name, open } of databases)
  describe(`list and feature on ${name}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    }, OPENING_MS);
    afterAll(() => open());

    test("match the source, also for rows that the released version inserts", async () => {
      for (const [source, { list, feature = null }] of signUps) {
        const table = sql.identifier(list === "waitlist" ? "waitlist_entries" : "subscribers");
        const [row] = await database.run((db) =>
          db.execute(sql`
            insert into ${table} (email, source) values ('ann@example.com', ${source})
            on conflict (fold_address(email), source) do nothing returning list, feature`),
        );
        expect(row).toEqual({ list, feature });
      }
    });
  });
