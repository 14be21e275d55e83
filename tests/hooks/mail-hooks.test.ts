import { afterAll, afterEach, beforeAll, expect, spyOn, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase, type Database } from "../../db/connection/client";
import { clearUndeliverable, listUndeliverable } from "../../db/forms/undeliverable";
import { addSubscribers } from "../../db/forms/subscribers";
import { mailHooks } from "../../src/hooks/mail-hooks";
import { secretFrom } from "../../src/secrets/secret";
import {
  certificates,
  CERTIFICATE,
  type Name,
  type Post,
  posts,
  secrets,
  snsPost,
} from "../support/hooks/provider-posts";
import { databases, OPENING_MS } from "../support/database/databases";
import { tempFolder } from "../support/temp";

let made = 0;

const fetched: string[] = [];
const fetches = spyOn(globalThis, "fetch").mockImplementation(((address: string) => {
  fetched.push(address);
  return Promise.resolve(
    new Response(address === CERTIFICATE ? readFileSync(join(certificates, "cert.pem")) : "done"),
  );
}) as typeof fetch);

let database: Database;
let hooks: ReturnType<typeof mailHooks>;
const secret = secretFrom("a secret of more than thirty-two characters");

beforeAll(async () => {
  await Bun.$`openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=sns.amazonaws.com`
    .cwd(certificates)
    .quiet();
  const opened = await databases[1]?.open();
  if (!opened) throw new Error("There is no PostgreSQL.");
  database = opened;
  hooks = mailHooks({ database, secret, secrets });
}, OPENING_MS);

afterEach(() => void fetched.splice(0));
afterAll(() => fetches.mockRestore());

/** Somebody on the newsletter, with a message from us. */
async function subscriber(): Promise<string> {
  const email = `Ann-${++made}@Example.com`;
  await database.run((db) =>
    addSubscribers(db, [{ id: crypto.randomUUID(), email, source: "newsletter" }]),
  );
  return email;
}

async function send(name: string, { body, headers = {} }: Post, to = hooks) {
  const response = await to.request(`/hooks/mail/${name}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
  return { status: response.status, text: await response.text() };
}

const isMarked = async (email: string) =>
  (await database.run(listUndeliverable)).some(
    ({ address }) => address.toLowerCase() === email.toLowerCase(),
  );
const hasLeft = async (email: string) => {
  const [row] = await database.run((db) =>
    db.execute<{ left: boolean }>(
      sql`select unsubscribed_at is not null as left from subscribers where email = ${email}`,
    ),
  );
  return row?.left;
};

for (const name of Object.keys(secrets) as Name[]) {
  test(`${name}: a hard bounce marks the address, whatever its case; a copy, a soft one and others change nothing`, async () => {
    const email = await subscriber();
    for (const kind of ["soft", "other"] as const) {
      expect((await send(name, await posts[name](kind, email))).status).toBe(200);
      expect([await isMarked(email), await hasLeft(email)]).toEqual([false, false]);
    }
    const bounce = await posts[name]("hard", email.toLowerCase());
    expect((await send(name, bounce)).text).toBe("1 events, 1 changed something.");
    expect(await isMarked(email)).toBe(true);
    await database.run((db) => clearUndeliverable(db, email));
    expect((await send(name, bounce)).text).toBe("1 events, 0 changed something.");
    expect(await isMarked(email)).toBe(false);
  });

  test(`${name}: a complaint unsubscribes`, async () => {
    const email = await subscriber();
    expect((await send(name, await posts[name]("complaint", email))).text).toContain("1 changed");
    expect([await isMarked(email), await hasLeft(email)]).toEqual([false, true]);
  });

  test(`${name}: forged, foreign, old and malformed posts change nothing, with a clear status`, async () => {
    const email = await subscriber();
    const good = await posts[name]("hard", email);
    const forged = { ...good, headers: {} };
    const altered = { ...good, body: good.body.replace('"token":"', '"token":"x') };
    if (name === "mailgun") expect((await send(name, altered)).status).toBe(401);
    else if (name === "ses")
      expect((await send(name, { body: good.body.replace("Permanent", "permanent") })).status).toBe(
        401,
      );
    else expect((await send(name, forged)).status).toBe(401);
    if (name === "sendgrid" || name === "resend")
      expect(
        (await send(name, { ...good, body: good.body.replace(email, "bob@example.com") })).status,
      ).toBe(401);
    const foreign = await send(name, await posts[name]("hard", "nobody-of-ours@example.com"));
    expect(foreign).toEqual({ status: 200, text: "1 events, 0 changed something." });
    expect(await isMarked("nobody-of-ours@example.com")).toBe(false);
    const old = await posts[name]("hard", email, new Date(Date.now() - 25 * 60 * 60 * 1000));
    expect((await send(name, old)).text).toContain("0 changed");
    for (const body of ["", "{", "null", "[]", '"x"', "[[[]]]", '{"a":1}', "\u0000"]) {
      const { status } = await send(name, { ...good, body });
      expect({ body, isRefused: status === 400 || status === 401 }).toEqual({
        body,
        isRefused: true,
      });
    }
    expect((await send(name, { ...good, body: "x".repeat(1024 * 1024 + 1) })).status).toBe(413);
    expect([await isMarked(email), await hasLeft(email)]).toEqual([false, false]);
  });

  test(`${name}: without its secret there is nothing, and while the database is down it should come again`, async () => {
    const email = await subscriber();
    const post = await posts[name]("hard", email);
    const none = mailHooks({ database, secret, secrets: {} });
    expect((await send(name, post, none)).status).toBe(404);
    const down = openDatabase({
      url: "postgres://x@127.0.0.1:1/x",
      dataFolder: tempFolder(),
      deadlineMs: 200,
    });
    expect((await send(name, post, mailHooks({ database: down, secret, secrets }))).status).toBe(
      503,
    );
    await down.close();
    expect((await send(name, post)).text).toContain("1 changed");
  });
}

test("an unknown provider is none", async () => {
  for (const name of ["acme", "constructor", "__proto__"])
    expect((await send(name, { body: "{}" })).status).toBe(404);
});

test("a subscription of our topic is confirmed at Amazon only, with either version of the signature", async () => {
  const SubscribeURL =
    "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=2336412f37";
  const fields = {
    Type: "SubscriptionConfirmation",
    Message: "You have chosen to subscribe",
    Token: "2336412f37",
    SubscribeURL,
  };
  for (const version of ["1", "2"] as const) {
    expect((await send("ses", snsPost(fields, new Date(), version))).status).toBe(200);
    expect(fetched.splice(0).at(-1)).toBe(SubscribeURL);
  }
  expect(
    (await send("ses", snsPost({ ...fields, TopicArn: "arn:aws:sns:us-east-1:1:other" }))).status,
  ).toBe(401);
  for (const elsewhere of [
    "https://evil.example",
    "http://sns.us-east-1.amazonaws.com",
    "https://sns.us-east-1.amazonaws.com.evil.example",
    "https://a@sns.us-east-1.amazonaws.com",
    "https://sns.us-east-1.amazonaws.com:8443",
    // A bucket of this name may be anybody's.
    "https://sns.s3.amazonaws.com",
    "https://sns.s3-us-east-1.amazonaws.com",
  ]) {
    const SigningCertURL = `${elsewhere}/SimpleNotificationService-0123.pem`;
    expect((await send("ses", snsPost({ ...fields, SigningCertURL }))).status).toBe(401);
    await send("ses", snsPost({ ...fields, SubscribeURL: `${elsewhere}/?Action=x` }));
  }
  // An error message of the API may repeat a certificate that the address holds.
  const SigningCertURL = "https://sns.us-east-1.amazonaws.com/?Action=x&y=.pem";
  expect((await send("ses", snsPost({ ...fields, SigningCertURL }))).status).toBe(401);
  expect(fetched).toEqual([]);
  const stalled = new ReadableStream({ pull: (stream) => stream.error(new Error("timeout")) });
  for (const failing of [
    () => Promise.reject(new Error("no network")),
    () => Promise.resolve(new Response(stalled)),
    () => Promise.resolve(new Response(null, { status: 500 })),
  ]) {
    fetches.mockImplementationOnce(failing as never);
    expect((await send("ses", snsPost(fields))).status).toBe(503);
  }
});

test("a sentence of SES, and a report that mail is no spam, change nothing", async () => {
  const email = await subscriber();
  const complainedRecipients = [{ emailAddress: email }];
  const complaint = { complaintFeedbackType: "not-spam", complainedRecipients };
  for (const [Message, count] of [
    ["Successfully validated SNS topic for Amazon SES event publishing.", 0],
    [JSON.stringify({ complaint }), 1],
  ] as const)
    expect(await send("ses", snsPost({ Type: "Notification", Message }))).toEqual({
      status: 200,
      text: `${count} events, 0 changed something.`,
    });
  expect(await hasLeft(email)).toBe(false);
});

test("credentials and signatures outside ASCII are wrong ones, and addresses that are none are nobody's", async () => {
  const email = await subscriber();
  const accents = (text: string) => "é".repeat(text.length);
  for (const name of ["postmark", "brevo", "resend"] as const) {
    const { body, headers = {} } = await posts[name]("hard", email);
    const wrong = Object.entries(headers).map(([key, value]) => [key, accents(value)]);
    expect((await send(name, { body, headers: Object.fromEntries(wrong) })).status).toBe(401);
  }
  const { body } = await posts.mailgun("hard", email);
  const signature = /"signature":"(\w+)"/.exec(body)?.[1] ?? "";
  expect(
    (await send("mailgun", { body: body.replace(signature, accents(signature)) })).status,
  ).toBe(401);
  for (const name of Object.keys(secrets) as Name[])
    for (const address of ["a\u0000@example.com", "", "a@b.example\n", "x".repeat(400)])
      for (const kind of ["hard", "complaint"] as const)
        expect(await send(name, await posts[name](kind, address))).toEqual({
          status: 200,
          text: "1 events, 0 changed something.",
        });
});
