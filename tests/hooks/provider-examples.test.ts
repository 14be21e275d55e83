import { expect, test } from "bun:test";
import { type ProviderName, providers } from "../../src/hooks/providers";

const sentBy = (body: string, headers: Record<string, string> = {}) => ({
  body,
  json: JSON.parse(body) as unknown,
  headers: new Headers(headers),
});

// From the tests of SendGrid's own library (sendgrid/sendgrid-nodejs, eventwebhook).
test("sendgrid: the signed example of its library is accepted, a changed one is not", async () => {
  const key =
    "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==";
  const body = `${JSON.stringify([
    {
      email: "hello@world.com",
      event: "dropped",
      reason: "Bounced Address",
      sg_event_id: "ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA",
      sg_message_id: "LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0",
      "smtp-id": "<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>",
      timestamp: 1600112492,
    },
  ])}\r\n`;
  const headers = {
    "x-twilio-email-event-webhook-timestamp": "1600112502",
    "x-twilio-email-event-webhook-signature":
      "MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM=",
  };
  expect(await providers.sendgrid.isFrom(sentBy(body, headers), key)).toBe(true);
  const changed = body.replace("hello@", "other@");
  expect(await providers.sendgrid.isFrom(sentBy(changed, headers), key)).toBe(false);
  expect(providers.sendgrid.post.parse(JSON.parse(body))).toMatchObject([{ kind: undefined }]);
});

// From the specification of Standard Webhooks, which Resend follows.
test("resend: the signed example of the specification is accepted, a changed one is not", async () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const headers = {
    "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "svix-timestamp": "1614265330",
    "svix-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  };
  const body = '{"test": 2432232314}';
  expect(await providers.resend.isFrom(sentBy(body, headers), secret)).toBe(true);
  expect(await providers.resend.isFrom(sentBy('{"test": 2432232315}', headers), secret)).toBe(
    false,
  );
});

/** Posts as the providers' documentation shows them, with the fields that count. */
const documented: [ProviderName, object, object[]][] = [
  [
    "postmark",
    {
      RecordType: "Bounce",
      MessageStream: "outbound",
      ID: 692560173,
      Type: "HardBounce",
      TypeCode: 1,
      Name: "Hard bounce",
      MessageID: "2c1b63fe-43f2-4db5-91b0-8bdfa44a9316",
      ServerID: 23,
      Email: "arthur@example.com",
      From: "notifications@example.com",
      BouncedAt: "2019-11-05T16:33:54.9070259Z",
      Inactive: true,
    },
    [
      {
        kind: "bounce",
        address: "arthur@example.com",
        atMs: Date.UTC(2019, 10, 5, 16, 33, 54, 907),
      },
    ],
  ],
  [
    "mailgun",
    {
      signature: {
        timestamp: "1529006854",
        token: "a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0",
        signature: "d2271d12299f6592d9d44cd9d250f0704e4674c30d79d07c47a66f95ce71cf55",
      },
      "event-data": {
        event: "failed",
        severity: "permanent",
        reason: "suppress-bounce",
        timestamp: 1521233195.375624,
        recipient: "alice@example.com",
        "delivery-status": {
          code: 605,
          message: "",
          description: "Not delivering to previously bounced address",
        },
      },
    },
    [{ kind: "bounce", address: "alice@example.com", atMs: 1529006854000 }],
  ],
  [
    "ses",
    {
      Type: "Notification",
      MessageId: "22b80b92-fdea-4c2c-8f9d-bdfb0c7bf324",
      TopicArn: "arn:aws:sns:us-west-2:123456789012:MyTopic",
      Timestamp: "2012-05-02T00:54:06.655Z",
      Message: JSON.stringify({
        notificationType: "Bounce",
        bounce: {
          bounceType: "Permanent",
          reportingMTA: "dns; email.example.com",
          bouncedRecipients: [
            {
              emailAddress: "jane@example.com",
              status: "5.1.1",
              action: "failed",
              diagnosticCode: "smtp; 550 5.1.1 <jane@example.com>... User",
            },
          ],
          bounceSubType: "General",
          timestamp: "2016-01-27T14:59:38.237Z",
        },
      }),
    },
    [{ kind: "bounce", address: "jane@example.com", atMs: Date.UTC(2012, 4, 2, 0, 54, 6, 655) }],
  ],
  [
    "brevo",
    {
      event: "soft_bounce",
      email: "example@example.com",
      id: 26224,
      date: "2020-10-09 00:00:00",
      ts: 1604933623,
      "message-id": "<201798300811.5787683@smtp-relay.mailin.fr>",
      ts_event: 1604933654,
      subject: "My first Transactional",
      reason: "server is down",
    },
    [{ kind: undefined, address: "example@example.com", atMs: 1604933654000 }],
  ],
];
for (const [name, post, events] of documented)
  test(`${name}: the documented post is read`, () => {
    expect(providers[name].post.parse(JSON.parse(JSON.stringify(post)))).toMatchObject(events);
  });

test("mailgun: a message that was given up after soft bounces, and postmark: a type that objects have, are nothing", () => {
  const signature = { timestamp: "1", token: "a", signature: "b" };
  const data = { event: "failed", severity: "permanent", recipient: "a@example.com" };
  const mailgun = (more: object) =>
    providers.mailgun.post.parse({ signature, "event-data": { ...data, ...more } });
  expect(mailgun({})).toMatchObject([{ kind: "bounce" }]);
  expect(mailgun({ reason: "old" })).toMatchObject([{ kind: undefined }]);
  const post = {
    ID: 1,
    Type: "constructor",
    Email: "a@example.com",
    BouncedAt: "2026-11-28T12:00:00Z",
  };
  expect(providers.postmark.post.parse(post)).toMatchObject([{ kind: undefined }]);
});

test("sendgrid: an event without an address does not hide the others", () => {
  const event = { sg_event_id: "a", timestamp: 1 };
  const account = { ...event, event: "account_status_change", type: "compliance_suspend" };
  const bounce = { ...event, event: "bounce", type: "bounce", email: "a@example.com" };
  expect(providers.sendgrid.post.parse([account, bounce])).toMatchObject([
    { kind: undefined },
    { kind: "bounce", address: "a@example.com" },
  ]);
});
