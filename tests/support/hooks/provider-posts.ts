import { createHmac, createSign, generateKeyPairSync, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "../temp";

const sendgridKeys = generateKeyPairSync("ec", { namedCurve: "P-256" });
const WHSEC = `whsec_${Buffer.from("a secret of twenty-four b").toString("base64")}`;
/** The secret of each provider, as the operator sets it. */
export const secrets = {
  ses: "arn:aws:sns:us-east-1:123456789012:bounces",
  postmark: "post:mark-secret",
  mailgun: "key-0123456789abcdef",
  sendgrid: sendgridKeys.publicKey.export({ format: "der", type: "spki" }).toString("base64"),
  resend: WHSEC,
  brevo: "brevo-token-0123456789",
};
export type Name = keyof typeof secrets;

const now = () => new Date();
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
let made = 0;

/** A signed post of a provider: an event of a kind about an address, as in the provider's documentation. */
type Kind = "hard" | "soft" | "complaint" | "other";
export type Post = { body: string; headers?: Record<string, string> };
export const posts: Record<Name, (kind: Kind, address: string, at?: Date) => Post | Promise<Post>> =
  {
    postmark: (kind, address, at = now()) => ({
      headers: { authorization: `Basic ${btoa(secrets.postmark)}` },
      body: JSON.stringify({
        RecordType: kind === "complaint" ? "SpamComplaint" : "Bounce",
        MessageStream: "outbound",
        ID: ++made,
        Type: { hard: "HardBounce", soft: "SoftBounce", complaint: "SpamComplaint", other: "Open" }[
          kind
        ],
        TypeCode: 1,
        MessageID: "883953f4-6105-42a2-a16a-77a8eac79483",
        Details: "test details",
        Email: address,
        From: "sender@example.com",
        BouncedAt: at.toISOString(),
        Inactive: true,
      }),
    }),
    mailgun: (kind, address, at = now()) => {
      const timestamp = String(seconds(at));
      const token = `token-${++made}`;
      const signature = createHmac("sha256", secrets.mailgun)
        .update(timestamp + token)
        .digest("hex");
      const events = {
        hard: { event: "failed", severity: "permanent", reason: "bounce" },
        soft: { event: "failed", severity: "temporary", reason: "generic" },
        complaint: { event: "complained" },
        other: { event: "delivered" },
      };
      const data = {
        ...events[kind],
        recipient: address,
        "log-level": "error",
        id: "G9Bn5sl1TC6nu79C8C0bwg",
      };
      return {
        body: JSON.stringify({ signature: { token, timestamp, signature }, "event-data": data }),
      };
    },
    sendgrid: (kind, address, at = now()) => {
      const events = {
        hard: { event: "bounce", type: "bounce", status: "5.0.0", reason: "500 unknown recipient" },
        soft: { event: "bounce", type: "blocked", reason: "550 blocked" },
        complaint: { event: "spamreport" },
        other: { event: "delivered", response: "250 OK" },
      };
      const body = JSON.stringify([
        {
          email: address,
          timestamp: seconds(at),
          "smtp-id": "<14c5d75ce93.dfd.64b469@ismtpd-555>",
          sg_event_id: `event-${++made}`,
          ...events[kind],
        },
      ]);
      const signedAt = String(seconds(at));
      const signature = sign("sha256", Buffer.from(signedAt + body), sendgridKeys.privateKey);
      return {
        body,
        headers: {
          "x-twilio-email-event-webhook-timestamp": signedAt,
          "x-twilio-email-event-webhook-signature": signature.toString("base64"),
        },
      };
    },
    resend: (kind, address, at = now()) => {
      const events = {
        hard: { type: "email.bounced", bounce: { type: "Permanent", subType: "Suppressed" } },
        soft: { type: "email.bounced", bounce: { type: "Transient", subType: "General" } },
        complaint: { type: "email.complained" },
        other: { type: "email.sent" },
      };
      const { type, ...more } = { bounce: undefined, ...events[kind] };
      const body = JSON.stringify({
        type,
        created_at: at.toISOString(),
        data: { email_id: "56761188-7520-42d8-8898-ff6fc54ce618", to: [address], ...more },
      });
      const id = `msg_${++made}`;
      const key = Buffer.from(WHSEC.slice(6), "base64");
      const signature = createHmac("sha256", key)
        .update(`${id}.${seconds(at)}.${body}`)
        .digest("base64");
      return {
        body,
        headers: {
          "svix-id": id,
          "svix-timestamp": String(seconds(at)),
          "svix-signature": `v1,bm9wZQ== v1,${signature}`,
        },
      };
    },
    brevo: (kind, address, at = now()) => ({
      headers: { authorization: `Bearer ${secrets.brevo}` },
      body: JSON.stringify({
        event: { hard: "hard_bounce", soft: "soft_bounce", complaint: "spam", other: "delivered" }[
          kind
        ],
        email: address,
        id: 26224,
        date: "2026-11-28 12:00:00",
        ts: seconds(at),
        "message-id": `<2019041709${++made}.87456@smtp-relay.mailin.fr>`,
        ts_event: seconds(at),
        subject: "Subject Line",
        sending_ip: "xxx.xxx.xxx.xxx",
      }),
    }),
    ses: (kind, address, at = now()) => {
      const events = {
        hard: {
          notificationType: "Bounce",
          bounce: {
            bounceType: "Permanent",
            bounceSubType: "General",
            bouncedRecipients: [{ emailAddress: address, status: "5.1.1", action: "failed" }],
          },
        },
        soft: {
          notificationType: "Bounce",
          bounce: {
            bounceType: "Transient",
            bounceSubType: "MailboxFull",
            bouncedRecipients: [{ emailAddress: address }],
          },
        },
        complaint: {
          eventType: "Complaint",
          complaint: {
            complainedRecipients: [{ emailAddress: address }],
            complaintFeedbackType: "abuse",
          },
        },
        other: { notificationType: "Delivery", delivery: { recipients: [address] } },
      };
      return snsPost(
        {
          Type: "Notification",
          Message: JSON.stringify(events[kind]),
          Subject: "Amazon SES Email Event Notification",
        },
        at,
      );
    },
  };

export const CERTIFICATE = "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123.pem";
export const certificates = tempFolder();

/** A message of SNS, signed with a certificate that `fetch` returns for `CERTIFICATE`. */
export function snsPost(
  fields: Record<string, string>,
  at = now(),
  version: "1" | "2" = "2",
): Post {
  const message: Record<string, string> = {
    MessageId: `message-${++made}`,
    TopicArn: secrets.ses,
    Timestamp: at.toISOString(),
    ...fields,
  };
  const text = [
    "Message",
    "MessageId",
    "Subject",
    "SubscribeURL",
    "Timestamp",
    "Token",
    "TopicArn",
    "Type",
  ]
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join("");
  const Signature = createSign(version === "1" ? "RSA-SHA1" : "RSA-SHA256")
    .update(text)
    .sign(readFileSync(join(certificates, "key.pem")), "base64");
  return {
    body: JSON.stringify({
      ...message,
      SignatureVersion: version,
      SigningCertURL: CERTIFICATE,
      UnsubscribeURL: "https://x.example",
      Signature,
      ...("SigningCertURL" in fields && { SigningCertURL: fields["SigningCertURL"] }),
    }),
    headers: { "content-type": "text/plain; charset=UTF-8" },
  };
}
