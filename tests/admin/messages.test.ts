import { beforeAll, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { addContactMessages } from "../../db/forms/messages";
import { consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { databases, OPENING_MS } from "../support/database/databases";
import { formPost } from "../support/site/app";
import { PASSWORD, startAuthOn } from "../support/site/auth";

const copy = consoleCopy.messages;
const { path } = consolePaths.messages;
const hostile = `<script>alert(1)</script> "it's" \u202Eevil\n=cmd|' /C calc'!A0`;

let database: Database;
let site: Awaited<ReturnType<typeof startAuthOn>>;
let cookie = "";

beforeAll(async () => {
  const [, postgres] = databases;
  if (!postgres) throw new Error("There is no PostgreSQL.");
  database = await postgres.open();
}, OPENING_MS);

beforeEach(async () => {
  database = (await databases[1]?.open()) ?? database;
  site = await startAuthOn(database);
  await site.makeUser("ada@example.com", "admin");
  const sent = { email: "ada@example.com", password: PASSWORD };
  const response = await site.request(consolePaths.signIn.path, formPost(sent));
  cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
});

const get = async (address: string) =>
  (await site.request(address, { headers: { cookie } })).text();
const act = async (fields: Record<string, string>) =>
  site.request(path, formPost({ state: "new", takenBy: "", ...fields }, { cookie }));

const write = (count: number, message = "How much is it?") =>
  database.run((db) =>
    addContactMessages(
      db,
      Array.from({ length: count }, (_, n) => ({
        id: crypto.randomUUID(),
        name: `Ann ${n}`,
        email: `ann${n}@example.com`,
        topic: "sales",
        message,
        receivedAt: new Date(Date.now() - n * 60_000).toISOString(),
      })),
    ),
  );

test("a message is taken, answered, and reopened, and each act is recorded without an address", async () => {
  await write(1);
  const [row] = await database.run((db) =>
    db.execute<{ id: string }>(sql`select id from contact_messages`),
  );
  const id = row?.id ?? "";
  expect(await get("/admin")).toContain(consoleCopy.today.unanswered);
  const html = await get(path);
  expect(html).toContain(
    "mailto:ann0%40example.com?subject=Re%3A%20Pricing&amp;body=%0D%0A%0D%0A%3E%20How",
  );
  const taken = await act({ id, act: "take" });
  expect(taken.headers.get("location")).toBe(`${path}?state=new&done=take`);
  expect(await get(`${path}?state=new&done=take`)).toContain(copy.takenBy("ada@example.com"));
  // Somebody who does not see that it is taken changes nothing.
  const late = await act({ id, act: "closed" });
  expect(late.headers.get("location")).toBe(`${path}?state=new&done=gone`);
  const takenBy = "ada@example.com";
  await act({ id, act: "answered", takenBy });
  expect(await get(path)).toContain(copy.none.new);
  expect(await get(`${path}?state=answered`)).toContain("Ann 0");
  const reopened = await act({ id, act: "new", state: "answered", takenBy });
  expect(reopened.headers.get("location")).toBe(`${path}?state=answered&done=new`);
  expect(await get(path)).toContain("Ann 0");
  const acts = await database.run((db) =>
    db.execute<{ act: string }>(sql`select act from console_audit order by created_at`),
  );
  expect(acts.map((one) => one.act)).toEqual([
    "signed in",
    `took message ${id}`,
    `set to answered message ${id}`,
    `set to new message ${id}`,
  ]);
});

test("other people's text is shown as text, and wrong posts change nothing", async () => {
  await write(1, hostile);
  const html = await get(path);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>alert");
  for (const fields of [{}, { id: "1", act: "take" }, { id: crypto.randomUUID(), act: "drop" }])
    expect((await act(fields as Record<string, string>)).status).toBe(400);
  const gone = await act({ id: crypto.randomUUID(), act: "closed" });
  expect(gone.headers.get("location")).toContain("done=gone");
});

test("pages follow each other by key, and nonsense in the address is the first page", async () => {
  await write(60);
  const seen: string[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const html: string = await get(next);
    seen.push(...[...html.matchAll(/Ann (\d+)/g)].map(([, n = ""]) => n));
    next = /href="(\/admin\/messages\?state=new&amp;after=[^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll("&amp;", "&");
  }
  expect(seen.map(Number)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  for (const after of ["x", "2026 1", "' or 1=1"])
    expect(await get(`${path}?${new URLSearchParams({ after })}`)).toContain("Ann 0<");
});
