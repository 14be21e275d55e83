import { beforeAll, describe, expect, test } from "bun:test";
import { readEntries } from "../../db/forms/entries";
import { readPersonalData } from "../../db/forms/own-data";
import { releaseHeld } from "../../db/forms/release";
import { addSubmissions, type Submission } from "../../db/forms/submissions";
import { endpoints } from "../../src/paths";
import { formPost, jsonPost, SITE_URL, startApp, startAppOn } from "../support/site/app";
import { databases, OPENING_MS } from "../support/database/databases";

const email = "ann@example.com";
const visit = {
  landing: "/blog",
  referrer: "https://www.Search.example/find?q=secret",
  utm_source: "google",
  utm_medium: "cpc",
  utm_campaign: "Spring sale, 20% (EU)",
  utm_term: "販売 café",
  utm_content: "link-2",
};
const stored = { ...visit, referrer: "www.search.example" };
const contact = { name: "Ann", email, topic: "call", message: "Hello" };

/** Returns the origin stored for one form. */
async function originOf(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  post: (fields: Record<string, string>, headers: Record<string, string>) => RequestInit = formPost,
) {
  const saved: Submission[] = [];
  const app = startApp({ save: (one) => Promise.resolve(void saved.push(one)) });
  const response = await app.request(
    endpoints.waitlist,
    post({ email, ...fields }, { host: "genie.test", ...headers }),
  );
  expect(response.status).toBeLessThan(400);
  const [one] = saved;
  return one && "origin" in one.row ? one.row.origin : undefined;
}

for (const { name, open } of databases) {
  describe(`where a submission came from, on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("is stored by every form, listed, and shown to its person", async () => {
      const database = await open();
      const app = startAppOn(database);
      const referer = { referer: `${SITE_URL}/pricing` };
      for (const [address, fields] of [
        [endpoints.newsletter, { email, consent: "yes" }],
        [endpoints.waitlist, { email }],
        [endpoints.contact, contact],
      ] as const) {
        const response = await app.request(address, formPost({ ...fields, ...visit }, referer));
        expect(response.status).toBe(303);
      }
      const origin = { page: "/pricing", ...stored };
      const entries = await Array.fromAsync(readEntries(database.run));
      expect(entries.map((entry) => entry.origin)).toEqual([origin, origin, origin]);
      const own = await database.run((db) => readPersonalData(db, email));
      expect(own).toMatchObject({
        sign_ups: [{ origin }],
        waitlist_entries: [{ origin }],
        contact_messages: [{ origin }],
      });
    });

    test("stays with a held submission that is released, and is absent from one without", async () => {
      const database = await open();
      const origin = { page: "/contact", utm_source: "x" };
      const held = (id: string, row: object): Submission => ({
        kind: "held",
        row: {
          id,
          kind: "contactMessage",
          email,
          row: { ...contact, id, ...row },
          receivedAt: new Date().toISOString(),
          score: 9,
          signals: ["links"],
        },
      });
      const ids = [1, 2].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
      await database.run((db) =>
        addSubmissions(db, [held(ids[0] ?? "", { origin }), held(ids[1] ?? "", {})]),
      );
      const origins = async () => {
        const entries = await Array.fromAsync(readEntries(database.run));
        return new Map(entries.map((entry) => [entry.id, entry.origin]));
      };
      const expected = new Map([
        [ids[0] ?? "", origin],
        [ids[1] ?? "", null],
      ]);
      expect(await origins()).toEqual(expected);
      await database.run((db) => releaseHeld(db, ids));
      expect(await origins()).toEqual(expected);
    });
  });
}

test("without script, the form's page and its own campaign values are stored", async () => {
  const referer = `${SITE_URL}/beta-waitlist?title=X&utm_source=news&utm_campaign=Q4&gclid=1`;
  expect(await originOf({}, { referer })).toEqual({
    page: "/beta-waitlist",
    utm_source: "news",
    utm_campaign: "Q4",
  });
  expect(await originOf({})).toEqual({ page: "/beta-waitlist" });
});

test("the campaign that a visit began with wins over the page's own", async () => {
  const referer = `${SITE_URL}/beta-waitlist?utm_source=news&utm_term=a`;
  expect(await originOf({ utm_source: "google" }, { referer })).toEqual({
    page: "/beta-waitlist",
    utm_source: "google",
  });
});

test("with Global Privacy Control or Do Not Track only the form's page is stored", async () => {
  const referer = `${SITE_URL}/pricing?utm_source=news`;
  const silent: Record<string, string>[] = [{ "sec-gpc": "1" }, { dnt: "1" }];
  for (const header of silent)
    expect(await originOf(visit, { referer, ...header })).toEqual({ page: "/pricing" });
});

test("programs may send the same values", async () => {
  expect(await originOf(visit, {}, jsonPost)).toEqual(stored);
  expect(await originOf({}, {}, jsonPost)).toBeUndefined();
});

test("pages that are not ours, our own host and private hosts are dropped", async () => {
  const hosts = [
    "genie.test",
    "localhost",
    "127.0.0.1",
    "[::1]",
    "http://10.0.0.1/x",
    "not a host",
  ];
  for (const referrer of [...hosts, "", "javascript:alert(1)", `${"a".repeat(70)}.example`])
    for (const landing of [
      "/no-such-page",
      "https://evil.example/",
      "//evil.example",
      "/pricing?a",
    ])
      expect(await originOf({ referrer, landing })).toEqual({ page: "/beta-waitlist" });
  for (const referer of [
    "https://evil.example/pricing?utm_source=x",
    `${SITE_URL}/no-such-page`,
    "nonsense",
  ])
    expect(await originOf({}, { referer })).toEqual({ page: "/beta-waitlist" });
});

test("hostile values are cleaned and cut, and never refused", async () => {
  const values = {
    '=HYPERLINK("http://evil.example")': "HYPERLINK(http://evil.example)",
    "a\r\nBcc: eve@evil.example": "a Bcc: eveevil.example",
    "<script>alert(1)</script>": "scriptalert(1)/script",
    "\u202Eevil\u0000\u200B": "evil",
    ["x".repeat(2_001)]: undefined,
    ["x".repeat(2_000)]: "x".repeat(100),
    ["🧞".repeat(100)]: undefined,
    [`${"販".repeat(99)}売り`]: `${"販".repeat(99)}売`,
    [`a${"\u0301".repeat(500)}`]: undefined,
    "  ": undefined,
  };
  for (const [utm_source, expected] of Object.entries(values))
    expect(await originOf({ utm_source })).toEqual({
      page: "/beta-waitlist",
      ...(expected !== undefined && { utm_source: expected }),
    });
  const odd = { utm_source: ["a"], utm_term: 1, landing: {}, referrer: null };
  expect(
    await originOf({}, {}, (fields) => jsonPost({ ...fields, ...odd, utm_medium: "\uD800" })),
  ).toBeUndefined();
});
