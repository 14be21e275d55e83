import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import postgres from "postgres";
import { newPostgresDatabase } from "../support/database/databases";
import { startServer } from "../support/site/server";

const TEST_MS = 120_000;
const SITE_URL = "https://genie.example";
let url: string;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  url = await newPostgresDatabase();
  server = await startServer({ DATABASE_URL: url, SITE_URL });
}, TEST_MS);
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.child.exited;
});

const post = (email: string) => {
  const body = `email=${encodeURIComponent(email)}&consent=yes`;
  return `POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nOrigin: ${SITE_URL}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
const last = "GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/** Sends parts one after the other, and returns all status lines until the connection is closed. */
async function statuses(parts: string[]): Promise<string[]> {
  const socket = connect(server.port, "127.0.0.1");
  for (const part of parts) {
    socket.write(part);
    await new Promise(setImmediate);
  }
  let answer = "";
  for await (const part of socket) answer += String(part);
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status = ""]) => status);
}

async function countOf(email: string): Promise<number> {
  const client = postgres(url, { max: 1 });
  const [row] = await client<{ count: number }[]>`
    select count(*)::int as count from subscribers where email = ${email}`;
  await client.end();
  return row?.count ?? 0;
}

for (const [name, parts] of [
  ["in one write", (email: string) => [post(email) + last]],
  ["in two writes", (email: string) => [post(email), last]],
  ["after the same form twice", (email: string) => [post(email) + post(email) + last]],
] as const)
  test(
    `a request pipelined after a form, ${name}, is answered or the connection closed, and the form is stored once`,
    async () => {
      const email = `${name.replaceAll(" ", "-")}@example.com`;
      const seen = await statuses(parts(email));
      expect([[], ["303"], ["303", "200"]]).toContainEqual(seen);
      while ((await countOf(email)) === 0) await Bun.sleep(20);
      expect((await fetch(`${server.address}/livez`)).status).toBe(200);
      expect(await countOf(email)).toBe(1);
    },
    TEST_MS,
  );
