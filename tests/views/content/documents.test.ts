import { describe, expect, test } from "bun:test";
import { listPersonalData } from "../../../db/schema/personal-data/personal-data";
import { terms } from "../../../db/schema/retention";
import { securityHeaders } from "../../../src/http/headers";
import { markdownPath, paths } from "../../../src/paths";
import { consent } from "../../../views/content/newsletter-consent";
import { contactTopics } from "../../../views/content/contact-topics";
import { documents, versionsOf } from "../../../views/text/documents";
import { documentCopy } from "../../../views/content/document-copy";
import { NOT_PROVIDED, setOperator } from "../../../views/content/operator";
import { startApp } from "../../support/site/app";

const app = startApp();
const read = async (path: string): Promise<string> => {
  const response = await app.request(path);
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return response.text();
};

/**
 * SHA-256 of each published version as Markdown. A version never changes: to change a text, give it a new version and
 * archive this one, as src/commands/README.md says. A new column about a person changes the privacy policy, too.
 */
const PUBLISHED: Record<string, string> = {
  "/legal/privacy/2026-11-23": "5e5faa8e8be9c48a636ca2b6c3424002f3677ffdb26bcb7bbe3f73adfdcc48c7",
  "/legal/privacy/2026-11-22": "8f8a865a23d089e61a6daf96c692608f2da246fbbb05aa9ff7c654889a0b7b3e",
  "/legal/privacy/2026-11-01": "924136ac8f02209df28af3d39239889214fbb746c8393088715058b012035f71",
  "/legal/terms/2026-11-22": "955a4d90ec5eebfa4fc25f24a9d58454001b4a95ba94ad53b80d0bb413c7dd32",
  "/legal/beta-terms/2026-11-22":
    "c377e65962fc098fce5a3eed5f4a8ea84d5b07a2344134c2ffba9dc28fb741ed",
  "/legal/dpa/2026-11-23": "f295b8335860409e4287617a5c06171348de5639f2239b0cbc7797e07ca7d127",
  "/legal/dpa/2026-11-22": "94b33c246097a4293c7930a2327ebacc5c8768864a60ac09c5b346bc9240f3c6",
};

describe("versions", () => {
  test("new consents name the current version of the privacy policy", () => {
    expect(versionsOf(paths.legalPrivacy)[0]?.updated).toBe(consent.privacyVersion);
  });

  test("every version of the policy has a page that says whether it is current", async () => {
    expect(await read("/legal/privacy/2026-11-01")).toContain("This version no longer holds.");
    expect(await read(`/legal/privacy/${consent.privacyVersion}`)).toContain(
      "This is the version that holds today.",
    );
  });

  test("every listed change links to its version", () => {
    for (const { place, current, changes } of documents.filter(
      (text) => text.place === text.current,
    ))
      if (changes)
        expect({ path: place.path, versions: changes.map(({ version }) => version) }).toEqual({
          path: place.path,
          versions: versionsOf(current).map(({ updated }) => updated),
        });
  });

  for (const { place, current } of documents.filter((text) => text.place !== text.current))
    test(`${place.path} still says what it said when it was published`, async () => {
      const text = await read(markdownPath(place));
      const digest = new Bun.CryptoHasher("sha256").update(text).digest("hex");
      expect({ path: place.path, digest }).toEqual({
        path: place.path,
        digest: PUBLISHED[place.path] ?? `no digest yet in this test, for ${current.title}`,
      });
    });

  test("no published version is gone", () => {
    const addresses = documents.map(({ place }) => place.path);
    for (const path of Object.keys(PUBLISHED)) expect(addresses).toContain(path);
  });
});

test("the privacy policy names every column about a person with purpose, term and basis", async () => {
  const text = await read("/legal/privacy.md");
  for (const { data, purpose, basis, kept } of listPersonalData()) {
    expect(text).toContain(`| ${data} | ${purpose} |`);
    expect(text).toContain(`Stored ${kept}.`);
    expect(text).toContain(basis.slice(1));
  }
});

test("a document with facts that its operator has not set says whom to ask, and no other does", async () => {
  const asking: string[] = [];
  for (const { place } of documents) {
    const html = await read(place.path);
    const asks = html.includes(documentCopy.missing.text);
    expect({ path: place.path, asks }).toEqual({
      path: place.path,
      asks: html.includes(NOT_PROVIDED),
    });
    if (asks) asking.push(place.path);
  }
  expect(asking).toContain(paths.legalDpa.path);
  expect(asking.length).toBeLessThan(documents.length);
});

test("every document's page links to its Markdown version", async () => {
  for (const { place } of documents) {
    const html = await read(place.path);
    expect(html).toContain(`type="text/markdown" href="${markdownPath(place)}"`);
    expect(await read(markdownPath(place))).toStartWith("# ");
  }
});

test("no document contains an unfilled placeholder", async () => {
  for (const { place } of documents)
    expect(await read(markdownPath(place))).not.toMatch(/\{[\w:.-]+\}/);
});

test("a version shows the facts of its last day, or of the day asked for, and the current one today's", async () => {
  const name = (value: string | null, at: string) => ({ name: "legalName", value, at }) as const;
  setOperator([
    name("First Inc.", "2026-11-20T10:00:00.000Z"),
    name("Second | <Inc.> {operator.address}", "2026-11-23T10:00:00.000Z"),
    name("Third Inc.", "2026-12-01T10:00:00.000Z"),
  ]);
  try {
    expect(await read("/legal/privacy/2026-11-22.md")).toContain("Second");
    expect(await read("/legal/privacy/2026-11-22?on=2026-11-22")).toContain("First Inc.");
    expect(await read("/legal/privacy/2026-11-22?on=2026-11-19")).toContain(NOT_PROVIDED);
    expect(await read("/legal/privacy/2026-11-22?on=yesterday")).toContain("Second");
    expect(await read("/legal/privacy")).toContain("Third Inc.");
    const html = await read("/legal/privacy/2026-11-22");
    expect(html).toContain("Second | &lt;Inc.&gt; {operator.address}");
  } finally {
    setOperator([]);
  }
});

test("the security page lists its own headers and every storage term", async () => {
  const text = await read("/security.md");
  const { headers } = await app.request("/security.md");
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(headers.get(name)).toBe(value);
    expect(text).toContain(`| \`${name}\` | \`${value.replaceAll(/; ?/g, "; ")}\` |`);
  }
  for (const { what, kept } of Object.values(terms))
    expect(text).toContain(`| ${what} | ${kept} |`);
});

test("every topic that a document says to choose is a topic of the contact form", async () => {
  const named: string[] = [];
  for (const { place } of documents)
    for (const [, topic = ""] of (await read(markdownPath(place))).matchAll(
      /(?:choose|topic) (?:the topic )?“([^”]+)”/g,
    ))
      named.push(topic);
  expect(named.length).toBeGreaterThan(3);
  const labels = contactTopics.map(({ label }): string => label);
  expect(named.filter((topic) => !labels.includes(topic))).toEqual([]);
});
