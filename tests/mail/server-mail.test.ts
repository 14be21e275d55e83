import { expect, test } from "bun:test";
import { endpoints, paths } from "../../src/paths";
import { contactPage } from "../../views/content/contact";
import { jsonPost } from "../support/site/app";
import { waitFor } from "../support/mail/mail";
import { runBun } from "../support/run-bun";
import { startServer } from "../support/site/server";
import { startSmtp } from "../support/mail/smtp";
import { newDataFolder } from "../support/database/data-folder";

const LONG_MS = 120_000;

const contactPageAt = async (address: string): Promise<string> =>
  (await fetch(address + paths.contact.path)).text();

test(
  "without a mail server, the log says once at startup that messages wait, and no answer is promised",
  async () => {
    const { child, started, address } = await startServer({
      SMTP_URL: "",
      CONTACT_TO: "team@genie.test",
    });
    expect(started.match(/no SMTP_URL: messages wait in the outbox/g)).toHaveLength(1);
    expect((await fetch(address + endpoints.alive)).status).toBe(200);
    expect(await contactPageAt(address)).toContain(contactPage.after.stepsUnanswered[1].title);
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
  },
  LONG_MS,
);

test(
  "with a mail server and a read-only data folder, the site keeps running",
  async () => {
    const { child, address } = await startServer({
      DATA_DIR: "/dev/null/none",
      DATABASE_URL: "postgres://x@127.0.0.1:1/x",
      SMTP_URL: "smtp://127.0.0.1:1",
    });
    for (let look = 0; look < 5; look++) {
      expect((await fetch(address + endpoints.alive)).status).toBe(200);
      await Bun.sleep(100);
    }
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
  },
  LONG_MS,
);

test(
  "a contact message reaches the team, and its sender gets an acknowledgement",
  async () => {
    const smtp = await startSmtp();
    const env = {
      DATA_DIR: await newDataFolder(),
      SMTP_URL: smtp.url,
      CONTACT_TO: "team@genie.test",
    };
    const { child, address } = await startServer(env);
    expect(await contactPageAt(address)).toContain(contactPage.lead);
    const words = { name: "Ann", email: "ann@example.com", topic: "call", message: "Hello" };
    const answer = await fetch(address + endpoints.contact, jsonPost(words));
    expect(answer.status).toBe(200);
    await waitFor(() => smtp.arrived.length === 2);
    const readers = smtp.arrived.flatMap(({ to }) => to);
    expect(readers.toSorted()).toEqual(["ann@example.com", "team@genie.test"]);
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
    await smtp.stop();
  },
  LONG_MS,
);

test(
  "a message in flight at shutdown arrives once and is marked as sent",
  async () => {
    const folder = await newDataFolder();
    let begun = 0;
    let taken = 0;
    const smtp = await startSmtp(undefined, 0, {
      onData(stream, _session, done) {
        begun++;
        stream.resume();
        stream.on("end", () => setTimeout(() => (taken++, done()), 1_000));
      },
    });
    const { child, address } = await startServer({ DATA_DIR: folder, SMTP_URL: smtp.url });
    const answer = await fetch(
      address + endpoints.newsletter,
      jsonPost({ email: "ann@example.com" }),
    );
    expect(answer.status).toBe(200);
    await waitFor(() => begun === 1);
    child.kill("SIGTERM");
    expect(await child.exited).toBe(0);
    expect(taken).toBe(1);
    await smtp.stop();
    const { output } = await runBun([".build/mail.js", "list"], { DATA_DIR: folder });
    expect(output).toEndWith("0 waiting, 1 sent, 0 given up");
  },
  LONG_MS,
);
