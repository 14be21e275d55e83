import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { z } from "zod";
import { verifySns } from "./sns";

/** A post as it arrived. `json` is its parsed body. */
type Sent = { body: string; json: unknown; headers: Headers };

/** What a post says about a recipient; `kind` is undefined if nothing follows from it. `id` is the provider's. */
type ProviderEvent = {
  id: string;
  kind: "bounce" | "complaint" | undefined;
  address: string;
  /** When it happened or was signed. */
  atMs: number;
};

type Provider = {
  /** Whether the provider sent it, by its own scheme and the secret in its setting. */
  isFrom: (sent: Sent, secret: string) => boolean | Promise<boolean>;
  /** Both throw a `ZodError` if it is none of the provider's posts. */
  read: (sent: Sent) => ProviderEvent[];
};

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);

/** `user:password` in Basic authentication, as providers send it for an address that has both. */
const hasPassword = ({ headers }: Sent, secret: string): boolean =>
  isSame(headers.get("authorization") ?? "", `Basic ${Buffer.from(secret).toString("base64")}`);

const seconds = z.coerce.number().transform((value) => value * 1000);
const time = z.iso.datetime({ offset: true }).transform((value) => Date.parse(value));
const address = z.string().max(320);
const id = z.coerce.string().max(500);

/** https://postmarkapp.com/developer/webhooks/bounce-webhook and …/spam-complaint-webhook */
const postmark: Provider = {
  isFrom: hasPassword,
  read: ({ json }) => {
    const post = z
      .object({ ID: id, Type: z.string(), Email: address, BouncedAt: time })
      .parse(json);
    const kind = { HardBounce: "bounce" as const, SpamComplaint: "complaint" as const };
    return [
      {
        id: post.ID,
        kind: kind[post.Type as keyof typeof kind],
        address: post.Email,
        atMs: post.BouncedAt,
      },
    ];
  },
};

const mailgunPost = z.object({
  signature: z.object({ timestamp: z.coerce.string(), token: id, signature: z.string() }),
  "event-data": z.object({
    event: z.string(),
    severity: z.string().optional(),
    recipient: address.default(""),
  }),
});

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks */
const mailgun: Provider = {
  isFrom: ({ json }, secret) => {
    const { timestamp, token, signature } = mailgunPost.parse(json).signature;
    return isSame(signature, hmac(secret, timestamp + token).digest("hex"));
  },
  read: ({ json }) => {
    const { signature, "event-data": data } = mailgunPost.parse(json);
    const isHard = data.event === "failed" && data.severity === "permanent";
    const kind = isHard ? "bounce" : data.event === "complained" ? "complaint" : undefined;
    // Only its time and token are signed, so these must not be used twice.
    const atMs = Number(signature.timestamp) * 1000;
    return [{ id: signature.token, kind, address: data.recipient, atMs }];
  },
};

const sendgridPost = z.array(
  z.object({
    event: z.string(),
    type: z.string().optional(),
    email: address,
    timestamp: seconds,
    sg_event_id: id,
  }),
);

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features */
const sendgrid: Provider = {
  isFrom: ({ body, headers }, secret) => {
    const signedAt = headers.get("x-twilio-email-event-webhook-timestamp") ?? "";
    const signature = headers.get("x-twilio-email-event-webhook-signature") ?? "";
    const key = createPublicKey({
      key: Buffer.from(secret, "base64"),
      format: "der",
      type: "spki",
    });
    return verify("sha256", Buffer.from(signedAt + body), key, Buffer.from(signature, "base64"));
  },
  read: ({ json }) =>
    sendgridPost.parse(json).map(({ event, type, email, timestamp, sg_event_id }) => {
      // One of type "blocked" is about the message or the server, not about the address.
      const isHard = event === "bounce" && type !== "blocked";
      const kind = isHard ? "bounce" : event === "spamreport" ? "complaint" : undefined;
      return { id: sg_event_id, kind, address: email, atMs: timestamp };
    }),
};

const resendPost = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(address).default([]),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/** A header of Standard Webhooks, by its own or its older name. */
const webhookHeader = ({ headers }: Sent, name: "id" | "timestamp" | "signature"): string =>
  headers.get(`webhook-${name}`) ?? headers.get(`svix-${name}`) ?? "";

/** https://resend.com/docs/dashboard/webhooks/verify-webhooks-requests, which is https://www.standardwebhooks.com */
const resend: Provider = {
  isFrom: (sent, secret) => {
    const signed = `${webhookHeader(sent, "id")}.${webhookHeader(sent, "timestamp")}.${sent.body}`;
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    const expected = `v1,${hmac(key, signed).digest("base64")}`;
    return webhookHeader(sent, "signature")
      .split(" ")
      .some((one) => isSame(one, expected));
  },
  read: (sent) => {
    const { type, data } = resendPost.parse(sent.json);
    const isHard = type === "email.bounced" && data.bounce?.type === "Permanent";
    const kind = isHard ? "bounce" : type === "email.complained" ? "complaint" : undefined;
    const atMs = Number(webhookHeader(sent, "timestamp")) * 1000;
    return data.to.map((to) => ({ id: webhookHeader(sent, "id") + to, kind, address: to, atMs }));
  },
};

const brevoPost = z.object({
  event: z.string(),
  email: address,
  "message-id": id,
  ts_event: seconds,
});

/** https://developers.brevo.com/docs/transactional-webhooks and …/docs/username-and-password-authentication */
const brevo: Provider = {
  isFrom: (sent, secret) =>
    hasPassword(sent, secret) ||
    isSame(sent.headers.get("authorization") ?? "", `Bearer ${secret}`),
  read: ({ json }) => {
    const post = brevoPost.parse(json);
    const isHard = post.event === "hard_bounce" || post.event === "invalid_email";
    const kind = isHard ? "bounce" : post.event === "spam" ? "complaint" : undefined;
    return [
      { id: post["message-id"] + post.event, kind, address: post.email, atMs: post.ts_event },
    ];
  },
};

const people = z.array(z.object({ emailAddress: address }));
const sesMessage = z.object({
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: people }).optional(),
  complaint: z.object({ complainedRecipients: people }).optional(),
});

/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html, sent by SNS */
const ses: Provider = {
  isFrom: ({ json }, topic) => verifySns(json, topic),
  read: ({ json }) => {
    const { Type, Message, MessageId, Timestamp } = z
      .object({ Type: z.string(), Message: z.string(), MessageId: id, Timestamp: time })
      .parse(json);
    if (Type !== "Notification") return [];
    const { bounce, complaint } = sesMessage.parse(parseJson(Message));
    const bounced = bounce?.bounceType === "Permanent" ? bounce.bouncedRecipients : [];
    const eventOf = (kind: "bounce" | "complaint", to: string) => ({
      id: MessageId + to,
      kind,
      address: to,
      atMs: Timestamp,
    });
    return [
      ...bounced.map(({ emailAddress }) => eventOf("bounce", emailAddress)),
      ...(complaint?.complainedRecipients ?? []).map(({ emailAddress }) =>
        eventOf("complaint", emailAddress),
      ),
    ];
  },
};

/** Undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const providers = { ses, postmark, mailgun, sendgrid, resend, brevo };

export type ProviderName = keyof typeof providers;
