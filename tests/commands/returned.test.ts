import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../db/connection/client";
import { erasePerson } from "../../db/forms/erase";
import { addSubscribers } from "../../db/forms/subscribers";
import { listUndeliverable } from "../../db/forms/undeliverable";
import { writeMessage } from "../../src/mail/write-message";
import { makeEnvid } from "../../src/mail/links/envid";
import { secretFrom } from "../../src/secrets/secret";
import { queued } from "../support/mail/mail";
import { reports } from "../support/mail/reports";
import { newDataFolder } from "../support/database/data-folder";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;
const SECRET = "0123456789abcdef0123456789abcdef";
const secret = secretFrom(SECRET);

/** Pipes a text into the command. */
async function returned(folder: string, input: string, env: Record<string, string> = {}) {
  const child = Bun.spawn([process.execPath, ".build/mail.js", "returned"], {
    env: { ...process.env, DATA_DIR: folder, AUTH_SECRET: SECRET, ...env },
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const output = (
    await Promise.all([child.stdout, child.stderr].map((stream) => new Response(stream).text()))
  ).join("");
  return { code: await child.exited, output };
}

test(
  "bounces mark only addresses we sent messages to",
  async () => {
    const folder = await newDataFolder();
    const database = openDatabase({ dataFolder: folder, deadlineMs: 10_000 });
    await database.opened;
    const names = ["ann", "bob", "eve", "gus"];
    await database.run((db) =>
      addSubscribers(
        db,
        names.map((name) => ({ email: `${name}@example.com`, source: "newsletter" })),
      ),
    );
    const mails = await queued(database);
    const envidOf = (name: string) =>
      makeEnvid(secret, mails.find(({ recipient }) => recipient.startsWith(name))?.id ?? "");
    const marks = async () =>
      (await database.run(listUndeliverable)).map(({ address, reason }) => `${address} ${reason}`);

    const one = await returned(folder, reports.postfix(envidOf("ann")));
    expect(one).toEqual({ code: 0, output: "Marked: 1\nUnsubscribed: 0\nNothing to do: 0\n" });
    // The report contains ann's address, but only the envelope id counts.
    const begin = "From MAILER-DAEMON  Sun Nov 22 20:01:05 2026\n";
    const mbox = [
      reports.exchange(envidOf("bob")),
      reports.postfix(envidOf("eve"), { status: "5.2.2", reply: "552 5.2.2" }),
    ].map((report) => `${begin}${report.replaceAll("\r\n", "\n")}\n`);
    const two = await returned(folder, mbox.join(""));
    expect(two).toEqual({ code: 0, output: "Marked: 1\nUnsubscribed: 0\nNothing to do: 1\n" });
    expect(await marks()).toEqual([
      "ann@example.com bounce 5.1.1",
      "bob@example.com bounce 5.1.10",
    ]);

    const eve = mails.find(({ recipient }) => recipient.startsWith("eve"))?.id ?? "";
    for (const forged of [eve, makeEnvid(secretFrom("guessed"), eve), ""]) {
      const { code, output } = await returned(folder, reports.postfix(forged));
      expect({ forged, code }).toEqual({ forged, code: 1 });
      expect(output).toEndWith("Without an envelope id or link of this site: 1\n");
    }
    const junk = await returned(
      folder,
      "Subject: Hi\r\n\r\nBack on Monday.\r\nFrom now to 2026\r\n",
    );
    expect(junk.code).toBe(1);
    expect(junk.output).toEndWith("No delivery report (RFC 3464) and no unsubscription: 1\n");
    const nothing = await returned(folder, "");
    expect(nothing.code).toBe(1);
    expect(nothing.output).toContain("Nothing to read. Pipe in a returned message");

    const gus = envidOf("gus");
    await database.run((db) => erasePerson(db, "gus@example.com"));
    expect((await returned(folder, reports.postfix(gus))).code).toBe(0);
    expect(await marks()).toHaveLength(2);
    await database.close();
  },
  LONG_MS,
);

test(
  "with the database down it asks the mail server to retry later",
  async () => {
    const { code, output } = await returned(tempFolder(), reports.postfix("x"), {
      DATABASE_URL: "postgres://x@127.0.0.1:1/x",
    });
    expect(code).toBe(75);
    expect(output).not.toContain("ann@example.com");
  },
  LONG_MS,
);

test(
  "a message that a mail program sends to the mailto: address unsubscribes; one without a link of this site does not",
  async () => {
    const folder = await newDataFolder();
    const database = openDatabase({ dataFolder: folder, deadlineMs: 60_000 });
    await database.opened;
    await database.run((db) =>
      addSubscribers(
        db,
        ["ann", "bob"].map((name) => ({ email: `${name}@example.com`, source: "newsletter" })),
      ),
    );
    const mails = await queued(database);
    const context = {
      siteUrl: "https://genie.test",
      from: { name: "Genie", address: "genie@genie.test" },
      bouncesTo: "bounces@genie.test",
      secret,
      isContactAnswered: true,
    };
    const mailtoOf = (name: string): URL => {
      const mail = mails.find(({ recipient }) => recipient.startsWith(name));
      if (mail === undefined) throw new Error(`${name} has no message`);
      const { headers } = writeMessage(context, mail);
      const [, address = ""] = /,<(mailto:[^>]+)>$/.exec(headers["List-Unsubscribe"] ?? "") ?? [];
      return new URL(address);
    };
    expect(mailtoOf("ann").pathname).toBe("bounces@genie.test");
    const subject = mailtoOf("ann").searchParams.get("subject") ?? "";
    const write = (line: string) =>
      `From: someone@example.com\r\nTo: bounces@genie.test\r\nSubject: ${line}\r\n\r\n`;
    await database.close();
    // A mail program may fold the long subject.
    const folded = await returned(folder, write(subject.replace(" ", "\r\n ")));
    expect(folded).toEqual({ code: 0, output: "Marked: 0\nUnsubscribed: 1\nNothing to do: 0\n" });
    const again = await returned(folder, write(subject));
    expect(again.output).toStartWith("Marked: 0\nUnsubscribed: 0\nNothing to do: 1\n");
    for (const wrong of ["unsubscribe", "unsubscribe me", subject.slice(0, -3)])
      expect((await returned(folder, write(wrong))).code).toBe(1);
    const reopened = openDatabase({ dataFolder: folder, deadlineMs: 60_000 });
    await reopened.opened;
    const rows = await reopened.run((db) =>
      db.execute(sql`select email from subscribers where unsubscribed_at is not null`),
    );
    expect([...rows].map(({ email }) => email)).toEqual(["ann@example.com"]);
    await reopened.close();
  },
  LONG_MS,
);
