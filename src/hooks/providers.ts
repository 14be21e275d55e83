import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { z } from "zod";
import { verifySns } from "./sns";

/** A post as it arrived. `json` is its parsed body. */
type Sent = { body: string; json: unknown; headers: Headers };

type Kind = "bounce" | "complaint" | undefined;

/** What a post says about a recipient; without a kind, nothing follows from it. `id` is the provider's. */
type ProviderEvent = { id: string; kind: Kind; address: string; atMs: number };

type Provider = {
  /** Whether the provider sent it, by its own scheme and the secret in its setting. Throws a `ZodError` if it cannot be. */
  isFrom: (sent: Sent, secret: string) => boolean | Promise<boolean>;
  /** The JSON of a post. */
  post: z.ZodType<ProviderEvent[]>;
};

const kindOf = (isHardBounce: boolean, isComplaint: boolean): Kind =>
  isHardBounce ? "bounce" : isComplaint ? "complaint" : undefined;

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);

/** `user:password` in Basic authentication, as providers send it for an address that has both. */
const hasPassword = ({ headers }: Sent, secret: string): boolean =>
  isSame(headers.get("authorization") ?? "", `Basic ${Buffer.from(secret).toString("base64")}`);

const seconds = z.coerce.number().transform((value) => value * 1000);
const time = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));
const id = z.union([z.string(), z.number()]).transform(String);

/** https://postmarkapp.com/developer/webhooks/bounce-webhook and …/spam-complaint-webhook */
const postmark: Provider = {
  isFrom: hasPassword,
  post: z
    .object({ ID: id, Type: z.string(), Email: z.string(), BouncedAt: time })
    .transform(({ ID, Type, Email, BouncedAt }) => {
      const kind = kindOf(Type === "HardBounce", Type === "SpamComplaint");
      return [{ id: ID, kind, address: Email, atMs: BouncedAt }];
    }),
};

const mailgunPost = z.object({
  signature: z.object({ timestamp: id, token: z.string(), signature: z.string() }),
  "event-data": z.object({
    event: z.string(),
    severity: z.string().optional(),
    reason: z.string().optional(),
    recipient: z.string().default(""),
  }),
});

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks */
const mailgun: Provider = {
  isFrom: ({ json }, secret) => {
    const { timestamp, token, signature } = mailgunPost.parse(json).signature;
    return isSame(signature, hmac(secret, timestamp + token).digest("hex"));
  },
  post: mailgunPost.transform(({ signature: { token, timestamp }, "event-data": data }) => {
    // A message of reason "old" was given up after hours of soft bounces.
    const isFinal = data.severity === "permanent" && data.reason !== "old";
    const kind = kindOf(data.event === "failed" && isFinal, data.event === "complained");
    // Only its time and token are signed, so these must not be used twice.
    return [{ id: token, kind, address: data.recipient, atMs: Number(timestamp) * 1000 }];
  }),
};

const sendgridEvent = z.object({
  event: z.string(),
  type: z.string().optional(),
  // Events about the account have none.
  email: z.string().default(""),
  timestamp: seconds,
  sg_event_id: id,
});

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features */
const sendgrid: Provider = {
  isFrom: ({ body, headers }, secret) => {
    const signedAt = headers.get("x-twilio-email-event-webhook-timestamp") ?? "";
    const signature = headers.get("x-twilio-email-event-webhook-signature") ?? "";
    const der = Buffer.from(secret, "base64");
    const key = createPublicKey({ key: der, format: "der", type: "spki" });
    return verify("sha256", Buffer.from(signedAt + body), key, Buffer.from(signature, "base64"));
  },
  post: z.array(
    sendgridEvent.transform(({ event, type, email, timestamp, sg_event_id }) => {
      // One of type "blocked" is about the message or the server, not about the address.
      const kind = kindOf(event === "bounce" && type !== "blocked", event === "spamreport");
      return { id: sg_event_id, kind, address: email, atMs: timestamp };
    }),
  ),
};

/** https://resend.com/docs/dashboard/webhooks/verify-webhooks-requests, which is https://www.standardwebhooks.com */
const resend: Provider = {
  isFrom: ({ body, headers }, secret) => {
    const read = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`);
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    const signature = hmac(key, `${read("id")}.${read("timestamp")}.${body}`).digest("base64");
    return (read("signature") ?? "").split(" ").some((one) => isSame(one, `v1,${signature}`));
  },
  post: z
    .object({
      type: z.string(),
      created_at: time,
      data: z.object({
        to: z.array(z.string()).default([]),
        bounce: z.object({ type: z.string() }).optional(),
      }),
    })
    .transform(({ type, created_at, data: { to, bounce } }) => {
      const isHard = type === "email.bounced" && bounce?.type === "Permanent";
      const kind = kindOf(isHard, type === "email.complained");
      return to.map((address) => {
        return { id: `${created_at} ${type} ${address}`, kind, address, atMs: created_at };
      });
    }),
};

/** https://developers.brevo.com/docs/transactional-webhooks and …/docs/username-and-password-authentication */
const brevo: Provider = {
  isFrom: (sent, secret) =>
    hasPassword(sent, secret) ||
    isSame(sent.headers.get("authorization") ?? "", `Bearer ${secret}`),
  post: z
    .object({ event: z.string(), email: z.string(), "message-id": id, ts_event: seconds })
    .transform(({ event, email, ts_event, "message-id": message }) => {
      const kind = kindOf(event === "hard_bounce" || event === "invalid_email", event === "spam");
      return [{ id: message + event, kind, address: email, atMs: ts_event }];
    }),
};

const people = z.array(z.object({ emailAddress: z.string() }));
const sesMessage = z.object({
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: people }).optional(),
  complaint: z
    .object({ complaintFeedbackType: z.string().nullish(), complainedRecipients: people })
    .optional(),
});

/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html, sent by SNS */
const ses: Provider = {
  isFrom: ({ json }, topic) => verifySns(json, topic),
  post: z
    .object({ MessageId: id, Timestamp: time, Message: z.string() })
    .transform(({ MessageId, Timestamp, Message }) => {
      // SNS itself, and SES when the topic is set up, send a sentence.
      const said: unknown = Message.startsWith("{") ? JSON.parse(Message) : {};
      const { bounce, complaint } = sesMessage.parse(said);
      const isSpam = complaint !== undefined && complaint.complaintFeedbackType !== "not-spam";
      const kind = kindOf(bounce?.bounceType === "Permanent", isSpam);
      const recipients = bounce?.bouncedRecipients ?? complaint?.complainedRecipients ?? [];
      return recipients.map(({ emailAddress: address }) => {
        return { id: MessageId + address, kind, address, atMs: Timestamp };
      });
    }),
};

export const providers = { ses, postmark, mailgun, sendgrid, resend, brevo };

export type ProviderName = keyof typeof providers;
