import { expect, test } from "bun:test";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "../../views/pages/pages";
import { newPostgresDatabase } from "../support/database/databases";
import { operate } from "../support/commands/installation";
import { freePort } from "../support/database/postgres";
import { startServer } from "../support/site/server";
import { tempFolder } from "../support/temp";
import { waitFor } from "../support/mail/mail";

const LONG_MS = 240_000;
const hostile = `A<script>alert(1)</script> | "Ltd" & [x](javascript:1) {claim} *b*`;

test(
  "facts set by a command show on every replica and page, with one ETag each, survive a start without the database, and leave with unset",
  async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const sites = await Promise.all([1, 2].map(() => startReplica({ DATABASE_URL })));
    const [first, second] = sites;
    if (!first || !second) throw new Error("Two replicas are needed.");
    const home = async ({ address }: { address: string }) => {
      const response = await fetch(address, { headers: { "accept-encoding": "gzip" } });
      return { html: await response.text(), etag: response.headers.get("etag") };
    };
    const before = await home(first);
    const env = { DATA_DIR: first.folder, DATABASE_URL };

    const facts = join(tempFolder(), "facts.yaml");
    writeFileSync(
      facts,
      `legalName: ${JSON.stringify(hostile)}\nstatusPage: https://up.example\nbookingUrl: https://cal.example/?a=1&b=2\n`,
    );
    const { code, errors } = await operate("operator", env, "import", facts);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    const nothing = join(tempFolder(), "nothing.json");
    writeFileSync(nothing, "{}");
    expect(
      Buffer.from((await operate("operator", env, "import", nothing)).out).toString(),
    ).toContain("names no fact. Nothing was changed.");
    for (const site of sites) {
      await waitFor(async () => (await home(site)).html.includes("A&lt;script&gt;alert"));
      expect((await home(site)).html).toContain('href="https://cal.example/?a=1&amp;b=2"');
      expect((await home(site)).html).not.toContain("<script>alert");
    }
    expect((await home(first)).etag).not.toBe(before.etag);
    for (const { place } of pages) {
      const response = await fetch(first.address + place.path);
      expect({ path: place.path, status: response.status }).toEqual({
        path: place.path,
        status: 200,
      });
      expect(await response.text()).toContain("https://up.example");
    }
    expect(await (await fetch(`${first.address}/llms.txt`)).text()).not.toContain("<script>alert");
    await waitFor(() => existsSync(join(first.folder, "pages")));

    // The database is down at the next start: the last facts are shown, from the saved pages.
    const { html, etag } = await home(first);
    await first.stop();
    const again = await startReplica({
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
      DATA_DIR: first.folder,
      PORT: new URL(first.address).port,
    });
    expect(await home(again)).toMatchObject({ html });
    expect(etag?.split("-")[0]).toBe((await home(again)).etag?.split("-")[0] as string);
    expect(readdirSync(join(first.folder, "pages"))).toHaveLength(1);
    await again.stop();

    for (const name of ["legalName", "statusPage", "bookingUrl"])
      await operate("operator", env, "unset", name);
    // The commands' changes arrive one by one.
    await waitFor(
      async () =>
        (await home(second)).html.replaceAll(second.address, first.address) === before.html,
    );
    await second.stop();
  },
  LONG_MS,
);

async function startReplica(settings: Record<string, string>) {
  const port = settings["PORT"] ?? String(await freePort());
  const folder = settings["DATA_DIR"] ?? tempFolder();
  const SITE_URL = `http://127.0.0.1:${port}`;
  const { child, address } = await startServer({
    DATA_DIR: folder,
    PORT: port,
    SITE_URL,
    ...settings,
  });
  return {
    address,
    folder,
    stop: async () => {
      child.kill();
      await child.exited;
    },
  };
}
