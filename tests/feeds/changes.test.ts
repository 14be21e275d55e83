import { describe, expect, test } from "bun:test";
import { endpoints, paths } from "../../src/paths";
import { type Change, changelog, roadmap, subprocessorChanges } from "../../views/text/changes";
import { documents } from "../../views/text/documents";
import { feeds } from "../../views/content/feeds";
import { formNotices } from "../../views/content/form-notices";
import { notifyForm } from "../../views/content/forms";
import { operator } from "../../views/content/operator";
import { formPost, SITE_URL, startApp } from "../support/site/app";

const saved: unknown[] = [];
const app = startApp({
  save: (submission) => {
    saved.push(submission);
    return Promise.resolve();
  },
});
const read = async (path: string): Promise<string> => (await app.request(path)).text();

const kept: [keyof typeof feeds, readonly Change[]][] = [
  ["changelog", changelog],
  ["roadmap", roadmap],
  ["subprocessors", subprocessorChanges()],
];

test("the changelog and the roadmap were updated with their newest entry", () => {
  for (const [name, [newest]] of kept.slice(0, 2)) {
    const { updated } = documents.find(({ place }) => place === feeds[name].place) ?? {};
    expect({ name, updated }).toEqual({ name, updated: newest?.date });
  }
});

for (const [name, changes] of kept)
  describe(feeds[name].path, () => {
    const { path, title, place } = feeds[name];

    test("contains every entry of its page, each with its own anchor", async () => {
      const xml = await read(path);
      const html = await read(place.path);
      const ids = [...xml.matchAll(/<entry>\n<id>(.*?)<\/id>/g)].map(([, id]) => id);
      const links = [...xml.matchAll(/<entry>[^]*?<link [^>]*href="([^"]*)"/g)].map(([, to]) => to);
      expect(links).toEqual(changes.map(({ id }) => `${SITE_URL}${place.path}#${id}`));
      expect(new Set(ids).size).toBe(changes.length);
      for (const { id } of changes) expect(html.split(` id="${id}"`)).toHaveLength(2);
      expect(xml).not.toMatch(/href=&quot;[/#]/);
    });

    test("is linked from its page, for programs and people", async () => {
      const html = await read(place.path);
      expect(html).toContain(
        `<link rel="alternate" type="application/atom+xml" title="${title}" href="${path}"/>`,
      );
      expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"`));
    });

    test("has a Markdown version with every entry", async () => {
      const text = await read(`${place.path}.md`);
      for (const { date, title: entry } of changes) {
        expect(text).toContain(`# ${entry}\n`);
        expect(text).toContain(date);
      }
    });
  });

test("an empty feed has its page's date", async () => {
  const page = documents.find(({ place }) => place === paths.legalSubprocessors);
  expect(subprocessorChanges()).toEqual([]);
  expect(await read(endpoints.subprocessorsFeed)).toContain(
    `<updated>${page?.updated}T00:00:00Z</updated>`,
  );
});

test("entries are newest first, and none has a future date", () => {
  for (const [, changes] of kept) {
    const days = changes.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
  expect(changelog.length).toBeGreaterThan(3);
});

test("adding and removing a subprocessor are both announced", () => {
  const vendor = { purpose: "sends mail", country: "Germany", announced: "2026-10-01" };
  const changes = subprocessorChanges({
    ...operator,
    subprocessors: [
      { name: "Old Mail", ...vendor, since: "2026-11-01", until: "2026-11-20" },
      { name: "New Mail", ...vendor, announced: "2026-10-15", since: "2026-11-15" },
    ],
  });
  expect(changes.map(({ date, title }) => [date, title])).toEqual([
    ["2026-11-20", "Old Mail removed"],
    ["2026-10-15", "New Mail added"],
    ["2026-10-01", "Old Mail added"],
  ]);
  expect(changes[1]?.markdown).toBe(
    "New Mail (sends mail, Germany) may process personal data from 2026-11-15.",
  );
});

describe("the roadmap", () => {
  const idOf = (html: string, title: string): string => {
    const source = `value="coming-soon:${title}"`;
    const form = html.split("<form ").find((part) => part.includes(source));
    return /id="([^"]+)"/.exec(form ?? "")?.[1] ?? "";
  };

  test("has a form for each item, and unique ids", async () => {
    const html = await read(paths.roadmap.path);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { title } of roadmap) expect(idOf(html, title)).toStartWith("notify-");
    expect(html.split(`action="${endpoints.newsletter}`)).toHaveLength(roadmap.length + 1);
  });

  for (const { title } of roadmap)
    test(`accepts a sign-up for ${title} without JavaScript and shows the notice there`, async () => {
      const id = idOf(await read(paths.roadmap.path), title);
      const fields = { source: `coming-soon:${title}`, page: paths.roadmap.path };
      const post = (email: string) =>
        app.request(endpoints.newsletter, formPost({ ...fields, email }));
      const done = await post("ann@example.com");
      expect(done.status).toBe(303);
      expect(saved.at(-1)).toMatchObject({ row: { source: fields.source } });
      const location = done.headers.get("location") ?? "";
      expect(location).toEndWith(`done#${id}`);
      // Returns the items that contain these words, ignoring the texts for scripts.
      const itemsWith = (html: string, words: string) =>
        html
          .replaceAll(/<template.*?<\/template>/gs, "")
          .split("<section ")
          .filter((section) => section.includes(Bun.escapeHTML(words)));
      const told = itemsWith(await read(location), notifyForm.success.text);
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(` id="${id}"`);
      const refused = await post("ann");
      expect(refused.status).toBe(400);
      const html = await refused.text();
      const wrong = itemsWith(html, formNotices.emailInvalid);
      expect(wrong).toHaveLength(1);
      expect(wrong[0]).toContain(` id="${id}"`);
      expect(html.split("<details open")).toHaveLength(3);
    });
});
