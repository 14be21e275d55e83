import { expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { answerTo, startServer } from "../support/site/server";

/** An empty data folder takes a second to open, and much longer on a busy machine. */
const STARTING_MS = 120_000;

test("the built server returns 400 for two or wrong Host headers, and keeps running", async () => {
  const { child, address, port } = await startServer();
  for (const hosts of ["Host: a.example\r\nHost: b.example", "Host: a:99999", "Host: [::1"])
    for (const path of ["/", "/beta-waitlist?title=x"]) {
      const head = `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`;
      expect(await answerTo(port, head)).toStartWith("HTTP/1.1 400");
    }
  expect((await fetch(address)).status).toBe(200);
  child.kill();
});

test(
  "the built server responds to load balancers without a Host header",
  async () => {
    const { child, address, port } = await startServer();
    while ((await (await fetch(address + endpoints.ready)).text()) !== "ready") await Bun.sleep(20);
    for (const end of ["HTTP/1.0\r\n\r\n", "HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"]) {
      for (const path of ["/", endpoints.alive, endpoints.ready, "/beta-waitlist?title=Genie"])
        expect(await answerTo(port, `GET ${path} ${end}`)).toStartWith("HTTP/1.1 200");
      expect(await answerTo(port, `GET /nothing ${end}`)).toStartWith("HTTP/1.1 404");
    }
    child.kill();
  },
  STARTING_MS,
);
