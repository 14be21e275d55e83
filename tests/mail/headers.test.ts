import type { Writable } from "../../src/mail/writer";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { makeEnvid } from "../../src/mail/links/envid";
import { readSender } from "../../src/mail/sender";
import { createTransport } from "../../src/mail/transport";
import { writeMessage } from "../../src/mail/write-message";
import { withAsciiDomain } from "../../src/mail/email-address";
import { mailContext } from "../support/mail/mail";
import { startSmtp, type Arrived } from "../support/mail/smtp";

const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
const mail = (recipient: string, more: Partial<Writable> = {}): Writable => ({
  id,
  kind: "confirm",
  recipient,
  aboutId: id,
  data: { source: "newsletter" },
  ...more,
});

let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => void (smtp = await startSmtp()));
afterAll(() => smtp.stop());

async function arrive(message: Writable, from = mailContext.from): Promise<Arrived> {
  const transport = createTransport(smtp.url);
  await transport.send(writeMessage({ ...mailContext, from }, message));
  transport.close();
  return smtp.arrived.pop() as Arrived;
}

test("a message has one recipient, a sender, a stable id, and a bounce address", async () => {
  const first = await arrive(mail("ann@example.com"));
  const again = await arrive(mail("ann@example.com"));
  expect(first.to).toEqual(["ann@example.com"]);
  expect(first.fields.get("to")).toBe("ann@example.com");
  expect(first.fields.get("from")).toBe("Genie <hello@genie.test>");
  expect(first.fields.get("message-id")).toBe(`<${id}@genie.test>`);
  expect(again.fields.get("message-id")).toBe(first.fields.get("message-id"));
  expect(first.envelope).toEqual({
    from: "bounces@genie.test",
    dsn: { ret: "HDRS", envid: makeEnvid(mailContext.secret, id), notify: ["FAILURE"] },
  });
  expect(first.fields.get("auto-submitted")).toBe("auto-generated");
});

for (const recipient of [
  "ann@example.com\r\nBcc: eve@evil.example",
  "ann@example.com\nSubject: Cheap pills",
  "ann@example.com, eve@evil.example",
  "Ann <eve@evil.example>",
  '"Ann, eve@evil.example" <ann@example.com>',
  "ann@example.com> SIZE=1 <eve@evil.example",
  "group: eve@evil.example;",
  "ann@example.com eve@evil.example",
  "ann@example.com\u0000",
  "",
])
  test(`nothing is sent to ${JSON.stringify(recipient)}`, () => {
    expect(() => writeMessage(mailContext, mail(recipient))).toThrow("not one address");
  });

test("a title cannot inject a header", async () => {
  const source = "coming-soon:Scroll\r\nBcc: eve@evil.example";
  const { fields, to } = await arrive(mail("ann@example.com", { data: { source } }));
  expect(to).toEqual(["ann@example.com"]);
  expect(fields.has("bcc")).toBe(false);
  expect(fields.get("subject")).toBe("Confirm: one email about the feature you asked about");
});

test("internationalized domains are converted to ASCII", async () => {
  const address = "ann@xn--bcher-kva.example";
  expect(withAsciiDomain("ann@Bücher.example")).toBe(address);
  const from = readSender("Bücher & Co <hallo@bücher.example>");
  const { to, fields } = await arrive(mail("ann@bücher.example"), from);
  expect(writeMessage(mailContext, mail("ann@bücher.example")).envelope.to).toEqual([address]);
  // The test server decodes addresses, however they were sent.
  expect(to.map(withAsciiDomain)).toEqual([address]);
  expect(fields.get("to")).toBe(address);
  expect(fields.get("from")).toContain("<hallo@xn--bcher-kva.example>");
  expect(fields.get("from")).toMatch(/^=\?UTF-8\?/);
});

test("readSender accepts a name with an address, or an address alone", () => {
  const address = "hello@genie.example";
  for (const [text, name] of [
    ["Genie <hello@genie.example>", "Genie"],
    ['"Genie, Inc." <hello@genie.example>', "Genie, Inc."],
    ["<hello@genie.example>", ""],
    ["hello@genie.example", ""],
  ] as const)
    expect(readSender(text)).toEqual({ name, address });
  for (const text of ["Genie", "a@b, c@d", "Genie <x>", "Genie\r\nBcc: a@b.example <c@d.example>"])
    expect(readSender(text)).toBeUndefined();
});

test("the greeting is the sender's domain, unless the address of the server names another", async () => {
  const greetings: string[] = [];
  const server = await startSmtp(undefined, 0, {
    onMailFrom(_from, { hostNameAppearsAs }, done) {
      greetings.push(hostNameAppearsAs);
      done();
    },
  });
  for (const url of [server.url, `${server.url}/?name=mail.genie.test`]) {
    const transport = createTransport(url, mailContext.from);
    await transport.send(writeMessage(mailContext, mail("ann@example.com")));
    transport.close();
  }
  await server.stop();
  expect(greetings).toEqual(["genie.test", "mail.genie.test"]);
});

test("the unsubscribe header is one line, however long its address", async () => {
  let raw = "";
  const server = await startSmtp(undefined, 0, {
    onData(stream, _session, done) {
      stream.on("data", (bytes: Buffer) => (raw += bytes.toString("latin1")));
      stream.on("end", done);
    },
  });
  const transport = createTransport(server.url);
  await transport.send(writeMessage(mailContext, mail("ann@example.com", { kind: "preferences" })));
  transport.close();
  await server.stop();
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).split("\r\n");
  expect(head.filter((line) => /^[\w-]+:\s*$/.test(line))).toEqual([]);
  const line = head.find((one) => one.startsWith("List-Unsubscribe:")) ?? "";
  expect(line).toMatch(/^List-Unsubscribe: <https?:\/\/\S+>$/);
  // RFC 5322 §2.1.1.
  expect(line.length).toBeLessThan(998);
});
