import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { saveFeatures } from "../../db/broadcasts/stored-features";
import { openDatabase } from "../../db/connection/client";
import { featureFacts } from "../../views/content/feature-status";
import { fileOf, runTyping, setSender } from "../support/commands/broadcast-commands";
import { addPeople, confirmAll } from "../support/mail/broadcasts";
import { newPostgresDatabase } from "../support/database/databases";
import { startSmtp } from "../support/mail/smtp";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;
const issue = { kind: "issue", subject: "News", preview: "What is new" };
const announcement = { ...issue, kind: "announcement", feature: "mobile-app", action: "See it" };
const invitation = { ...issue, kind: "invitation", action: "Join", link: "/beta-waitlist" };

// On PGlite: `broadcasts-alone.test.ts`.
test(
  "an operator drafts, tests, sends, ships and monitors broadcasts on PostgreSQL",
  async () => {
    const site = { DATA_DIR: tempFolder(), DATABASE_URL: await newPostgresDatabase() };
    const smtp = await startSmtp();
    const env = {
      ...site,
      SITE_URL: "https://genie.example",
      SMTP_URL: smtp.url,
    };
    const broadcasts = (words: string[], typed = "") => runTyping("broadcasts", env, words, typed);
    const features = (words: string[], typed = "") => runTyping("features", env, words, typed);
    const write = async (fields: Record<string, string>) => {
      const path = join(tempFolder(), "broadcast.md");
      writeFileSync(path, fileOf(fields));
      const { output } = await broadcasts(["new", path]);
      return /^Draft (\w{8})\n$/.exec(output)?.[1] ?? "";
    };
    const reportOf = async (id: string) => (await broadcasts(["report", id])).output;
    const database = openDatabase({
      dataFolder: site.DATA_DIR,
      url: site.DATABASE_URL,
      deadlineMs: 10_000,
    });
    await database.opened;
    await addPeople(database, "newsletter", ["ann@example.com", "bob@example.com"]);
    await addPeople(database, "coming-soon:Mobile App", ["ann@example.com"]);
    await addPeople(database, "coming-soon:Scrol beta", ["eve@example.com"]);
    await addPeople(database, "coming-soon:Webinars", ["ann@example.com"]);
    await addPeople(database, "beta-waitlist:Mobile App", ["dan@example.com", "kim@example.com"]);
    await confirmAll(database);

    const id = await write(issue);
    expect((await broadcasts(["preview", id])).output).toContain("our prices (http");
    expect((await broadcasts(["preview", id, "--html"])).output).toStartWith("<!doctype html>");
    expect(await broadcasts(["test", id, "me@example.com"])).toMatchObject({ code: 0 });
    expect(smtp.arrived.map(({ to, fields }) => [to, fields.get("subject")])).toEqual([
      [["me@example.com"], "[Test] News"],
    ]);
    const unset = await broadcasts(["send", id]);
    expect(unset).toMatchObject({ code: 1 });
    expect(unset.errors).toContain("Set legalName and postalAddress with `operator set`");
    await database.run(setSender);
    expect((await broadcasts(["send", id], "1")).errors).toContain("The number did not match 2.");
    expect(await reportOf(id)).toStartWith("recipients\t0\n");
    expect((await broadcasts(["send", id], "2")).output).toMatch(
      /^Queued\. The first message goes out at 20\S+Z\. To cancel: /,
    );
    expect(await reportOf(id)).toStartWith("recipients\t2\nwaiting\t2\n");
    expect((await broadcasts(["show", id])).output).toContain("state: scheduled for 20");
    expect((await broadcasts(["send", id], "2")).errors).toContain("was sent before");
    expect((await broadcasts(["pause", id])).output).toStartWith("Paused.");
    expect((await broadcasts(["resume", id])).output).toStartWith("Resumed.");
    expect((await broadcasts(["stop", id])).output).toStartWith("Stopped.");
    expect((await broadcasts(["resume", id])).code).toBe(1);
    expect((await broadcasts(["list"])).output).toBe(`${id}\tissue\tstopped\t0 of 2 sent\tNews\n`);
    const acts = await database.run((db) =>
      db.execute<{ act: string }>(
        sql`select act from console_audit where actor is null order by created_at`,
      ),
    );
    expect(acts.map(({ act }) => act.slice(0, act.lastIndexOf(" ") + 9))).toEqual(
      ["wrote", "tested", "sent", "paused", "resumed", "stopped"].map(
        (act) => `${act} broadcast ${id}`,
      ),
    );

    const later = await write(issue);
    for (const [flags, words] of [
      [["--at", "2020-01-01T09:00"], "2020-01-01T09:00Z is over. Name a later time in UTC"],
      [["--at", "tomorrow"], "--at is a day such as"],
      [["--at", "2999-01-01T09:00", "--now"], "Choose one: --now, or --at"],
    ] as const) {
      const refused = await broadcasts(["send", later, ...flags], "2");
      expect(refused.code).toBe(1);
      expect(refused.errors).toContain(words);
    }
    expect((await broadcasts(["send", later, "--at", "2999-01-01T09:00"], "2")).output).toContain(
      "goes out at 2999-01-01T09:00Z.",
    );
    expect((await broadcasts(["show", later])).output).toContain("for 2999-01-01T09:00Z");
    const [due] = await database.run((db) =>
      db.execute(
        sql`select min(due_at)::text as at from broadcast_recipients where state = 'waiting'`,
      ),
    );
    expect(due?.["at"]).toStartWith("2999-01-01");
    await broadcasts(["stop", later]);
    const sooner = await write(issue);
    expect((await broadcasts(["send", sooner, "--now"], "2")).output).toContain("goes out now.");
    expect((await broadcasts(["show", sooner])).output).toContain("state: sending");
    await broadcasts(["stop", sooner]);

    const wave = await write(invitation);
    expect((await broadcasts(["send", wave], "2")).errors).toContain("Say who is invited");
    expect((await broadcasts(["send", wave, "--to", "x@example.com"])).errors).toContain("Only 0");
    await broadcasts(["send", wave, "--next", "1"], "1");
    const [oldest] = await database.run((db) =>
      db.execute(sql`select address from broadcast_recipients where state = 'waiting'`),
    );
    expect(oldest).toEqual({ address: "dan@example.com" });
    const second = await write(invitation);
    await broadcasts(["send", second, "--to", "Kim@example.com"], "1");
    expect(await reportOf(second)).toStartWith("recipients\t1\n");

    const scroll = await write(announcement);
    expect((await broadcasts(["send", scroll], "1")).errors).toContain("features ship mobile-app");
    expect((await features(["ship", "mobile-app"], "1")).errors).toContain(
      "unknown on the running",
    );
    await database.run((db) => saveFeatures(db, featureFacts));
    expect((await features(["ship", "webinars"], "1")).errors).toContain("Webinars is soon");
    // Its badge says beta, its page "Coming Soon".
    await write({ ...announcement, feature: "scroll" });
    expect((await features(["ship", "scroll"], "1")).errors).toContain(
      "/solutions/scroll is coming soon",
    );
    await write({ ...announcement, link: "/solutions/scroll" });
    expect((await features(["ship", "mobile-app"], "1")).errors).toContain(
      "leads to /solutions/scroll, which is coming soon",
    );
    await database.run((db) =>
      db.execute(sql`delete from broadcasts where action_href = '/solutions/scroll'`),
    );
    expect((await features(["list"])).output).toContain("\tScrol beta\tno feature\t1 confirmed");
    expect((await features(["merge", "Vision", "mobile-app"])).errors).toContain(
      "feature of its own",
    );
    for (const unknown of ["", " ", "Scrol"])
      expect((await features(["merge", unknown, "mobile-app"])).errors).toContain("nobody asked");
    expect((await features(["merge", " SCROL beta", "mobile-app"])).code).toBe(0);
    expect((await features(["ship", "mobile-app"], "1")).errors).toMatch(
      /It leads to \/beta-waitlist\S*, which is beta\.\n[^]*The number did not match 2\./,
    );
    expect((await features(["ship", "mobile-app", "--at", "2020-01-01"], "2")).code).toBe(1);
    expect(
      (await features(["ship", "mobile-app", "--at", "2999-01-01T09:00"], "2")).output,
    ).toContain("goes out at 2999-01-01T09:00Z.");
    expect((await features(["ship", "mobile-app"], "2")).errors).toContain("announced before");
    expect((await features(["list"])).output).toMatch(
      /^mobile-app\tMobile App\tannounced 2999-01-01\t2 conf/m,
    );
    expect(await reportOf(scroll)).toStartWith("recipients\t2\nwaiting\t2\n");
    await database.close();
    await smtp.stop();
  },
  LONG_MS,
);
