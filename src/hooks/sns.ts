import { verify, X509Certificate } from "node:crypto";
import { z } from "zod";

const snsMessage = z.object({
  Type: z.enum(["Notification", "SubscriptionConfirmation", "UnsubscribeConfirmation"]),
  Message: z.string(),
  MessageId: z.string(),
  Subject: z.string().optional(),
  SubscribeURL: z.string().optional(),
  Timestamp: z.string(),
  Token: z.string().optional(),
  TopicArn: z.string(),
  SignatureVersion: z.enum(["1", "2"]),
  Signature: z.string(),
  SigningCertURL: z.string(),
});

/** The signed fields, in order; a message has those of its type. */
const SIGNED = [
  "Message",
  "MessageId",
  "Subject",
  "SubscribeURL",
  "Timestamp",
  "Token",
  "TopicArn",
  "Type",
] as const;

const FETCH_MS = 5_000;
let certificate = { url: "", key: "" };

/** Fetching a certificate or confirming a subscription failed: Amazon tries again later. */
export class SnsUnreachable extends Error {
  override readonly name = "SnsUnreachable";
}

/**
 * Returns whether SNS sent a message about this topic, and confirms the subscription if it asks for that
 * (https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html). Throws a `ZodError` if it is no message
 * of SNS, and `SnsUnreachable`.
 */
export async function verifySns(json: unknown, topic: string): Promise<boolean> {
  const message = snsMessage.parse(json);
  const { SigningCertURL: url, SubscribeURL = "" } = message;
  if (message.TopicArn !== topic || !isAmazon(url)) return false;
  if (certificate.url !== url) certificate = { url, key: readKey(await fetchText(url)) };
  const fields = SIGNED.filter((name) => message[name] !== undefined);
  const text = fields.map((name) => `${name}\n${message[name]}\n`).join("");
  const hash = message.SignatureVersion === "1" ? "sha1" : "sha256";
  const signature = Buffer.from(message.Signature, "base64");
  if (!verify(hash, Buffer.from(text), certificate.key, signature)) return false;
  if (message.Type === "SubscriptionConfirmation" && isAmazon(SubscribeURL))
    await fetchText(SubscribeURL);
  return true;
}

function isAmazon(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username } = new URL(address);
  const isHost = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(host);
  return protocol === "https:" && isHost && username === "";
}

function readKey(pem: string): string {
  try {
    return new X509Certificate(pem).publicKey.export({ type: "spki", format: "pem" });
  } catch {
    throw new SnsUnreachable();
  }
}

async function fetchText(address: string): Promise<string> {
  const signal = AbortSignal.timeout(FETCH_MS);
  const response = await fetch(address, { redirect: "error", signal }).catch(() => undefined);
  if (!response?.ok) throw new SnsUnreachable();
  return response.text();
}
