import { expect, test } from "bun:test";
import { addContactMessages } from "../../db/forms/messages";
import { openDatabase } from "../../db/connection/client";
import { markUndeliverable, recipientInOutbox } from "../../db/forms/undeliverable";
import { addSubscribers } from "../../db/forms/subscribers";
import { queued } from "../support/mail/mail";
import { runBun } from "../support/run-bun";
import { startSmtp } from "../support/mail/smtp";
import { newDataFolder } from "../support/database/data-folder";

const LONG_MS = 120_000;
const SECRET = "0123456789abcdef0123456789abcdef";

test(
  "while the site runs, the operator lists, shows and sends messages, all or one",
  async () => {
    const folder = await newDataFolder();
    const mail = (words: string[], smtpUrl = "") =>
      runBun([".build/mail.js", ...words], {
        DATA_DIR: folder,
        AUTH_SECRET: SECRET,
        SITE_URL: "https://genie.example",
        SMTP_URL: smtpUrl,
      });
    const smtp = await startSmtp((address) => (address.startsWith("bob") ? 550 : undefined));
    const database = openDatabase({ dataFolder: folder, deadlineMs: 10_000 });
    await database.opened;
    await database.run((db) =>
      addSubscribers(db, [
        { email: "ann@example.com", source: "newsletter" },
        { email: "bob@example.com", source: "newsletter" },
      ]),
    );
    const hello = { name: "Eve", email: "eve@example.com", topic: "call", message: "Hello" };
    await database.run((db) => addContactMessages(db, [{ ...hello, id: crypto.randomUUID() }]));

    const nowhere = await mail(["send"]);
    expect(nowhere).toMatchObject({ code: 1 });
    expect(nowhere.output).toContain("Set SMTP_URL");

    const [ann, bob] = ["ann", "bob"].map(
      async (name) =>
        (await queued(database)).find(({ recipient }) => recipient.startsWith(name))?.id,
    );
    const shown = await mail(["show", (await ann) ?? ""]);
    expect(shown.output).toMatch(
      /^To: ann@example\.com\nSubject: Confirm .*\n\n[^]*\/confirm\?token=/,
    );

    expect(await mail(["send", (await ann) ?? ""], smtp.url)).toMatchObject({
      code: 0,
      output: "Sent: 1",
    });
    expect(smtp.arrived.map(({ to }) => to)).toEqual([["ann@example.com"]]);
    expect((await mail(["send", (await ann) ?? ""], smtp.url)).output).toContain("is not waiting");

    expect(await mail(["send"], smtp.url)).toMatchObject({
      code: 1,
      output: "Sent: 1\nNot sent: 1 (550)",
    });
    const { output: list } = await mail(["list"]);
    expect(list).toMatch(/\tcontact\teve@example\.com\tsent 20/);
    expect(list).toMatch(/\tconfirm\tbob@example\.com\tgiven up 20.*: 550\n/);
    expect(list).toMatch(/\tconfirm\tann@example\.com\tsent 20/);
    expect(list).toEndWith("\n0 waiting, 2 sent, 1 given up");
    await smtp.stop();

    const back = await startSmtp();
    expect(await mail(["send", (await bob) ?? ""], back.url)).toMatchObject({ code: 0 });
    expect(back.arrived.map(({ to }) => to)).toEqual([["bob@example.com"]]);
    await back.stop();

    expect(await mail(["undeliverable"])).toMatchObject({
      code: 0,
      output: `No address in ${folder} rejects mail.`,
    });
    const id = (await ann) ?? "";
    await database.run((db) => markUndeliverable(db, recipientInOutbox(id), "bounce 5.1.1"));
    expect((await mail(["undeliverable"])).output).toMatch(
      /^20.*Z\tann@example\.com\tbounce 5\.1\.1$/,
    );
    expect(await mail(["clear", "Ann@example.com"])).toMatchObject({ code: 0 });
    const again = await mail(["clear", "ann@example.com"]);
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toContain("ann@example.com is not marked");
    await database.close();
  },
  LONG_MS,
);
