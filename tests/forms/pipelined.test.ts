import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, expect, test } from "bun:test";
import { visitorForms } from "../faults/visitor-forms";
import { startAppOn } from "../support/site/app";
import { openPglite, OPENING_MS } from "../support/database/databases";
import { countStored } from "../support/forms/count-stored";

beforeAll(openPglite, OPENING_MS);

const WAYS = ["newsletter as JSON", "newsletter", "notify", "waitlist", "contact"];

for (const [index, { make }] of visitorForms.entries())
  test(`a form (${WAYS[index]}) with a page request pipelined behind it is stored exactly once`, async () => {
    const database = await openPglite();
    const server = Bun.serve({ port: 0, fetch: startAppOn(database).fetch });
    const { path, init } = make("ann@example.com");
    const request = new Request(new URL(path, server.url), init);
    const body = await request.text();
    request.headers.set("host", server.url.host);
    request.headers.set("origin", server.url.origin);
    request.headers.set("content-length", String(Buffer.byteLength(body)));
    const lines = [...request.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const form = `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
    const page = `GET / HTTP/1.1\r\nHost: ${server.url.host}\r\n\r\n`;
    // Bun closes a connection if the next request arrives before it has responded; the client then retries.
    for (const bytes of [form + page, form]) {
      const socket = connect(Number(server.port), "127.0.0.1");
      socket.write(bytes);
      await Promise.race([once(socket, "data"), once(socket, "close")]);
      socket.destroy();
      while ((await countStored(database))?.rows === 0);
    }
    await server.stop();
    expect(await countStored(database)).toEqual({ rows: 1, mails: 1 });
  });
