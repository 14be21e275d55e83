import { join } from "node:path";
import { expect, test } from "bun:test";
import { makeEnvid, readEnvid } from "../../../src/mail/links/envid";
import { readReport } from "../../../src/mail/read-report";
import { secretFrom } from "../../../src/secrets/secret";
import { multipart, reports } from "../../support/mail/reports";

const read = (message: string) => readReport(Buffer.from(message));
const dead = (status: string) => ({ kind: "dead", envid: "abc.def", status }) as const;

test("bounce reports of several mail servers yield the message and the reason", async () => {
  expect(await read(reports.postfix("abc.def"))).toEqual(dead("5.1.1"));
  expect(await read(reports.exim("abc.def"))).toEqual(dead("550"));
  expect(await read(reports.sendmail("abc.def"))).toEqual(dead("5.1.2"));
  expect(await read(reports.exchange("abc.def"))).toEqual(dead("5.1.10"));
  expect(await read(reports.global("abc.def"))).toEqual(dead("5.2.1"));
  expect(await read(reports.postfix("abc.def").replaceAll("\r\n", "\n"))).toEqual(dead("5.1.1"));
});

test("a report that Postfix 3.7 wrote, with a folded envelope id and a reply in French, is read", async () => {
  const file = await Bun.file(join(import.meta.dir, "postfix-3.7.eml")).text();
  expect(await read(file.replace("ENVID", "abc.def"))).toEqual(dead("5.1.1"));
  expect(await read(file.replace("ENVID", "abc.def").replace("5.1.1\n", "5.2.2\n"))).toEqual({
    kind: "alive",
    envid: "abc.def",
  });
});

test("delays, deliveries, full mailboxes and blocked senders do not mark the address", async () => {
  for (const about of [
    { action: "delayed", status: "4.1.1", reply: "450 4.1.1" },
    { action: "delivered", status: "2.0.0", reply: "250 2.0.0" },
    { action: "relayed", status: "2.0.0", reply: "250 2.0.0" },
    { action: "delayed", status: "5.1.1" },
    { action: "failed", status: "4.4.7", reply: "451 4.4.7" },
    { action: "failed", status: "5.2.2", reply: "552 5.2.2" },
    { action: "failed", status: "5.2.2", reply: "550 5.1.1 User unknown" },
    { action: "failed", status: "5.7.1", reply: "550 5.7.1" },
    { action: "failed", status: "5.0.0", reply: "554 5.7.1" },
    { action: "failed", status: "5.1.1", reply: "550 5.7.1 IP address blacklisted by recipient" },
    { action: "failed", status: "5.1.1", reply: "552 5.2.2 Over quota" },
    { action: "failed", status: "5.1.1", reply: "554 Blocked by policy" },
    {
      action: "failed",
      status: "5.1.0",
      reply: "550 5.1.0 192.0.2.2 is not allowed to send from <example.net> per its SPF record",
    },
    { action: "failed", status: "5.6.0", reply: "554 5.6.0" },
  ])
    expect({ about, report: await read(reports.postfix("abc.def", about)) }).toEqual({
      about,
      report: { kind: "alive", envid: "abc.def" },
    });
});

test("the reply that a report quotes outranks its status", async () => {
  for (const [status, reply, reason] of [
    ["5.0.0", "550 No such user", "550"],
    ["5.3.0", "550 5.1.1 User unknown", "5.1.1"],
    ["5.7.1", "550 5.7.1 No such user!", "5.7.1"],
    ["5.5.0", "554 delivery error: dd This user doesn't have a yahoo.com account", "5.5.0"],
    ["5.1.1", "550 Rejected", "5.1.1"],
  ] as const)
    expect(await read(reports.postfix("abc.def", { status, reply }))).toEqual(dead(reason));
});

test("other messages are not reports, and cause no error", async () => {
  const whole = reports.postfix("abc.def");
  const nested = Array.from({ length: 300 }, (_, n) =>
    [`Content-Type: multipart/mixed; boundary=b${n}`, "", `--b${n}`, ""].join("\r\n"),
  ).join("");
  for (const message of [
    "",
    "\0\0\0",
    "hello",
    "Subject: Out of office\r\n\r\nBack on Monday.",
    whole.replace("message/delivery-status", "text/plain"),
    whole.slice(0, whole.indexOf("Final-Recipient")),
    whole.slice(0, 40),
    multipart("From: x@y.example", "", []),
    multipart("From: x@y.example", "", ["nonsense", "more nonsense"]),
    nested,
    `Subject: ${"x".repeat(3_000_000)}\r\n\r\n`,
    "Content-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%%",
  ])
    expect(await read(message)).toEqual({ kind: "none" });
});

test("an envelope id is valid only unchanged and with the same secret", () => {
  const secret = secretFrom("for tests");
  const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";
  const envid = makeEnvid(secret, id);
  // RFC 3461 §4.4: printable, 100 characters at most, no + or =.
  expect(envid).toMatch(/^[\da-f.]{65}$/);
  expect(readEnvid(secret, envid)).toBe(id);
  expect(readEnvid(secret, ` ${envid.toUpperCase()} `)).toBe(id);
  const [name = "", signature = ""] = envid.split(".");
  for (const forged of [
    "",
    id,
    name,
    `${name}.`,
    `${name}.${"0".repeat(32)}`,
    `${name.replace("0", "1")}.${signature}`,
    `${name}.${signature.slice(0, -1)}`,
    `${name}.${signature}0`,
    makeEnvid(secretFrom("another"), id),
  ])
    expect({ forged, id: readEnvid(secret, forged) }).toEqual({ forged, id: undefined });
});
