import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { findFeature } from "../../db/broadcasts/stored-features";
import type { Database } from "../../db/connection/client";
import { endpoints } from "../../src/paths";
import { findFeatureFacts } from "../../views/content/feature-status";
import { fileOf, runTyping, setSender } from "../support/commands/broadcast-commands";
import { addPeople, confirmAll } from "../support/mail/broadcasts";
import { newInstallation, open } from "../support/commands/installation";
import { waitFor } from "../support/mail/mail";
import { startServer } from "../support/site/server";
import { startSmtp } from "../support/mail/smtp";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;
const status = findFeatureFacts("mobile-app")?.status ?? "soon";

test(
  "with the site stopped an operator ships a feature on PGlite, and the site sends it once it runs",
  async () => {
    const place = await newInstallation("pglite");
    const env = { ...place, DATABASE_URL: "" };
    const smtp = await startSmtp();
    const command = (name: "broadcasts" | "features", words: string[], typed = "") =>
      runTyping(name, env, words, typed);
    const onDatabase = async <T>(work: (database: Database) => Promise<T>) => {
      const database = open(place);
      const done = await work(database);
      await database.close();
      return done;
    };
    const run = async (
      settings: Record<string, string>,
      until: () => Promise<boolean> | boolean,
    ) => {
      const { child, address } = await startServer({ ...place, ...settings });
      await waitFor(
        async () => (await (await fetch(`${address}${endpoints.ready}`)).text()) === "ready",
      );
      await waitFor(until);
      child.kill("SIGTERM");
      await child.exited;
    };

    // A site without a mail server also stores its build's features.
    await run({}, async () =>
      (await command("features", ["list"])).output.includes(
        `mobile-app\tMobile App\t${status}\t0 confirmed`,
      ),
    );
    await onDatabase(async (database) => {
      expect(await database.run((db) => findFeature(db, "mobile-app"))).toMatchObject({
        status,
      });
      await addPeople(database, "coming-soon:Mobile App", ["ann@example.com"]);
      await confirmAll(database);
      await database.run(setSender);
      await database.run((db) => db.execute(sql`update features set status = 'soon'`));
    });
    const path = join(tempFolder(), "scroll.md");
    const announcement = {
      kind: "announcement",
      subject: "Ready",
      preview: "It is",
      feature: "mobile-app",
    };
    writeFileSync(path, fileOf(announcement));
    const { output } = await command("broadcasts", ["new", path]);
    const id = /^Draft (\w{8})\n$/.exec(output)?.[1] ?? "";
    // An older replica was the last to store its features.
    expect((await command("features", ["ship", "mobile-app"], "1")).errors).toContain(
      "is open, and soon on the running site",
    );
    await onDatabase((database) =>
      database.run((db) => db.execute(sql`update features set status = ${status}`)),
    );
    expect((await command("features", ["ship", "mobile-app"], "1")).output).toContain(
      "The first message goes out at",
    );
    expect((await command("broadcasts", ["pause", id])).code).toBe(0);
    expect((await command("broadcasts", ["resume", id])).code).toBe(0);
    await onDatabase((database) =>
      database.run(async (db) => {
        await db.execute(sql`update broadcasts set starts_at = now()`);
        await db.execute(sql`update broadcast_recipients set due_at = now()`);
      }),
    );
    await run({ SMTP_URL: smtp.url }, () => smtp.arrived.length > 0);
    await smtp.stop();
    expect(smtp.arrived.map(({ to }) => to)).toEqual([["ann@example.com"]]);
    expect((await command("broadcasts", ["report", id])).output).toContain("\nsent\t1\n");
  },
  LONG_MS,
);
