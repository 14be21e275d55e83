import { type KeyObject, verify, X509Certificate } from "node:crypto";
import { z } from "zod";

/** The signed fields, in the order in which they are signed; a message has those of its type. */
const signed = z.object({
  Message: z.string(),
  MessageId: z.string(),
  Subject: z.string().optional(),
  SubscribeURL: z.string().optional(),
  Timestamp: z.string(),
  Token: z.string().optional(),
  TopicArn: z.string(),
  Type: z.enum(["Notification", "SubscriptionConfirmation", "UnsubscribeConfirmation"]),
});
const snsMessage = signed.extend({
  SignatureVersion: z.enum(["1", "2"]),
  Signature: z.string(),
  SigningCertURL: z.string(),
});

const FETCH_MS = 5_000;
let certificate: { url: string; key: KeyObject } | undefined;

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
  const { Signature, SignatureVersion, SigningCertURL: url } = snsMessage.parse(json);
  const fields = signed.parse(json);
  const sns = hostOf(topic);
  const isCertificate = url.startsWith(`${sns}SimpleNotificationService-`) && url.endsWith(".pem");
  if (fields.TopicArn !== topic || !isCertificate) return false;
  if (certificate?.url !== url) certificate = { url, key: await fetchFrom(url, readKey) };
  const text = Object.entries(fields).map(([name, value]) => `${name}\n${value}\n`);
  const hash = SignatureVersion === "1" ? "sha1" : "sha256";
  const signature = Buffer.from(Signature, "base64");
  if (!verify(hash, Buffer.from(text.join("")), certificate.key, signature)) return false;
  const { Type, SubscribeURL = "" } = fields;
  if (Type === "SubscriptionConfirmation" && SubscribeURL.startsWith(`${sns}?`))
    await fetchFrom(SubscribeURL, () => {});
  return true;
}

/** The address of SNS in the region of a topic. Other hosts of amazonaws.com serve what customers of Amazon put there. */
function hostOf(topic: string): string {
  const [, partition, , region] = topic.split(":");
  return `https://sns.${region}.amazonaws.com${partition === "aws-cn" ? ".cn" : ""}/`;
}

const readKey = (pem: string) => new X509Certificate(pem).publicKey;

async function fetchFrom<Read>(url: string, read: (text: string) => Read): Promise<Read> {
  try {
    const signal = AbortSignal.timeout(FETCH_MS);
    const response = await fetch(url, { redirect: "error", signal });
    if (response.ok) return read(await response.text());
  } catch {
    // No network, no certificate, or too late.
  }
  throw new SnsUnreachable();
}
