import { afterAll, afterEach, expect, spyOn, test } from "bun:test";
import dns from "node:dns/promises";
import { readEnvironment } from "../../src/env";
import { createLog } from "../../src/log";
import { logProblems } from "../../src/process/checks";
import { checkNetwork } from "../../src/process/network-checks";
import { waitFor } from "../support/mail/mail";
import { tempFolder } from "../support/temp";

const asked: string[] = [];
const fetches = spyOn(globalThis, "fetch").mockImplementation(((address: string) => {
  asked.push(address);
  return Promise.reject(new Error("no network"));
}) as unknown as typeof fetch);
const lookups = spyOn(dns, "resolveTxt").mockImplementation((host) => {
  asked.push(host);
  return Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
});
afterEach(() => void asked.splice(0));
afterAll(() => [fetches, lookups].forEach((one) => one.mockRestore()));

const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "Genie <hello@genie.invalid>" };

test("the start logs one line for each problem of address, mail server and DNS, and waits for none", async () => {
  const lines: string[] = [];
  const log = createLog({ write: (text) => void lines.push(text), flush: () => {} });
  const site = { SITE_URL: "https://genie.invalid", DATA_DIR: tempFolder(), ...mail };
  logProblems(readEnvironment(site), log, 0);
  expect(asked).toEqual([]);
  const logged = () => {
    log.flush();
    return lines.join("");
  };
  const names = ["certificate", "mail server", "SPF", "DMARC"];
  await waitFor(() => names.every((name) => logged().includes(`"event":"${name}: `)));
  for (const name of names) expect(logged().split(`"event":"${name}: `)).toHaveLength(2);
  expect(logged()).not.toContain("hello@");
});

test("nobody is asked unless an address, a mail server or a sender is set", async () => {
  expect(await checkNetwork(readEnvironment({}))).toEqual([]);
  expect(await checkNetwork(readEnvironment({ MAIL_FROM: mail.MAIL_FROM }))).toEqual([]);
  const found = await checkNetwork(readEnvironment({ SMTP_URL: mail.SMTP_URL }));
  expect(found.map(({ name }) => name)).toEqual(["mail server"]);
  expect(asked).toEqual([]);
});
