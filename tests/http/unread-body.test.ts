import { afterAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { endpoints, paths } from "../../src/paths";
import { startServer } from "../support/site/server";

const { child, port, address } = await startServer();
afterAll(() => child.kill());

const BODY = "email=ann@example.com";

/** Sends a form's headers, then its body after the server has handled another request, as clients in two packets do. */
async function sendInTwo(path: string): Promise<string> {
  const type = "Content-Type: application/x-www-form-urlencoded";
  const length = `Content-Length: ${BODY.length}`;
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    "Origin: https://evil.example",
    "Connection: close",
  ];
  const socket = connect(port, "127.0.0.1");
  socket.write(`${[...head, type, length].join("\r\n")}\r\n\r\n`);
  await fetch(address + endpoints.alive);
  socket.write(BODY);
  let answer = "";
  for await (const part of socket) answer += String(part);
  return answer;
}

test("a request refused for its headers gets the whole page, although it closes and its body comes late", async () => {
  for (const path of [endpoints.contact, paths.pricing.path, "/no-such-page"])
    for (let round = 0; round < 10; round++) {
      const answer = await sendInTwo(path);
      expect(answer).toStartWith("HTTP/1.1 403 ");
      expect(answer).toEndWith("</html>");
    }
});
