import { existsSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "bun:test";
import { journalFolder } from "../../db/journal/segments";
import { endpoints } from "../../src/paths";
import { readJournal } from "../support/database/read-journal";
import { startServer } from "../support/site/server";
import { tempFolder } from "../support/temp";

const LONG_MS = 120_000;
const bodies: Record<string, string> = {
  "application/json": '{"email":"ann@example.com"}',
  "application/x-www-form-urlencoded": "source=coming-soon:Scroll&email=ann@example.com",
};

/** Sends a form whose body is ten bytes shorter than declared, and disconnects. */
function sendCut(port: number, type: string, chunked: boolean): Promise<string> {
  const body = bodies[type] ?? "";
  const length = chunked
    ? "Transfer-Encoding: chunked"
    : `Content-Length: ${Buffer.byteLength(body) + 10}`;
  const head = `POST ${endpoints.newsletter} HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
  const sent = chunked ? `${body.length.toString(16)}\r\n${body}\r\n` : body;
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(head + sent));
    socket.on("data", (bytes) => (answer += bytes.toString()));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

test(
  "a form with a truncated body is refused",
  async () => {
    const DATA_DIR = tempFolder();
    // Accepted forms go to the journal, where they can be counted.
    const DATABASE_URL = "postgres://x@127.0.0.1:1/x";
    const { child, address, port } = await startServer({
      DATA_DIR,
      DATABASE_URL,
      DATABASE_DEADLINE_MS: "100",
    });
    for (const type of Object.keys(bodies))
      for (const chunked of [false, true])
        expect(await sendCut(port, type, chunked)).not.toMatch(/^HTTP\/1.1 (2|3|5)/);
    expect(existsSync(journalFolder(DATA_DIR))).toBe(false);
    const whole = await fetch(address + endpoints.newsletter, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"email":"bob@example.com"}',
    });
    expect(whole.status).toBe(200);
    child.kill();
    await child.exited;
    const entries = await readJournal(DATA_DIR);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.row.email).toBe("bob@example.com");
  },
  LONG_MS,
);
