import { resolveTxt } from "node:dns/promises";
import { describeError } from "../../db/connection/describe-error";
import type { Environment } from "../env";
import { withoutAddresses } from "../mail/dead-status";
import { readSender } from "../mail/sender";
import { createTransport } from "../mail/transport";
import { endpoints } from "../paths";
import { type Finding, isExampleSender } from "./checks";

const ANSWER_MS = 10_000;

/** What others see of this site: its address, mail server and DNS records. Asks nobody unless these are set. */
export async function checkNetwork(env: Environment, selector?: string): Promise<Finding[]> {
  const found = [checkAddress(env), checkMailServer(env), checkDns(env, selector)];
  return (await Promise.all(found)).flat();
}

async function checkAddress({ SITE_URL }: Environment): Promise<Finding[]> {
  const name = "certificate";
  if (!SITE_URL.startsWith("https:")) return [];
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status } = await fetch(SITE_URL + endpoints.alive, { redirect: "manual", signal });
    if (status === 200) return [{ name, text: `${SITE_URL} answers, with a valid certificate` }];
    return [
      {
        name,
        text: `${SITE_URL}${endpoints.alive} answers with status ${status}`,
        fix: "Let the proxy at this address pass requests on to the site, with their Host header.",
      },
    ];
  } catch (error) {
    return [
      {
        name,
        text: `${SITE_URL} cannot be reached: ${describeError(error)}`,
        fix: "Point its DNS record at the proxy, give that a certificate, and let the site run.",
      },
    ];
  }
}

async function checkMailServer({ SMTP_URL, MAIL_FROM }: Environment): Promise<Finding[]> {
  if (SMTP_URL === undefined) return [];
  const name = "mail server";
  const transport = createTransport(SMTP_URL, readSender(MAIL_FROM));
  try {
    await transport.verify();
    return [{ name, text: "answers, and takes our account" }];
  } catch (error) {
    const text = withoutAddresses(describeError(error));
    return [{ name, text, fix: "Check host, port, user and password in SMTP_URL." }];
  } finally {
    transport.close();
  }
}

const NO_RECORD = new Set<string | undefined>(["ENODATA", "ENOTFOUND"]);

/** The DNS records by which recipients trust the sender. */
async function checkDns(env: Environment, selector?: string): Promise<Finding[]> {
  if (env.SMTP_URL === undefined || isExampleSender(env)) return [];
  const domain = readSender(env.MAIL_FROM)?.address.split("@").at(-1) ?? "";
  const records: [name: string, host: string, start: RegExp, example: string][] = [
    ["SPF", domain, /^v=spf1\b/i, "v=spf1 include:YOUR-MAIL-PROVIDER ~all"],
    ["DMARC", `_dmarc.${domain}`, /^v=DMARC1\b/i, "v=DMARC1; p=none"],
  ];
  if (selector !== undefined)
    records.push([
      "DKIM",
      `${selector}._domainkey.${domain}`,
      /\bp=\S/i,
      "the key of your mail provider",
    ]);
  return Promise.all(
    records.map(async ([name, host, start, example]): Promise<Finding> => {
      const texts = await resolveTxt(host).then(
        (found) => found.map((parts) => parts.join("")),
        (error: NodeJS.ErrnoException) => (NO_RECORD.has(error.code) ? [] : undefined),
      );
      if (texts === undefined)
        return { name, text: "the DNS gave no answer", fix: "Check this machine's DNS resolver." };
      return texts.some((text) => start.test(text))
        ? { name, text: `${host} has a record` }
        : {
            name,
            text: `${host} has no ${name} record`,
            fix: `Add a TXT record at ${host}: ${example}`,
          };
    }),
  );
}
