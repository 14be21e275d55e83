import { connect } from "node:net";
import { describe, expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { startServer } from "../support/server";

/** An empty data folder takes a second to open, and many where others use the machine. */
const STARTING_MS = 30_000;

describe("the built server", () => {
  test(
    "finishes the answer in flight when it is told to stop, and exits with 0",
    async () => {
      const { child, address, port } = await startServer();
      while (!(await fetch(address + endpoints.ready)).ok) await Bun.sleep(20);
      const body = '{"email":"ann@example.com"}';
      const socket = connect(port, "127.0.0.1");
      const head = `POST ${endpoints.newsletter} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
      socket.write(head + body.slice(0, 5));
      await Bun.sleep(100);
      child.kill("SIGTERM");
      await Bun.sleep(200);
      expect(child.exitCode).toBeNull();
      socket.write(body.slice(5));
      let answer = "";
      for await (const bytes of socket) answer += String(bytes);
      expect(answer).toStartWith("HTTP/1.1 200");
      expect(await child.exited).toBe(0);
    },
    STARTING_MS,
  );

  test(
    "tells load balancers first, and serves on until they have noticed",
    async () => {
      const { child, address } = await startStopping("3000");
      expect((await fetch(address)).status).toBe(200);
      expect(await child.exited).toBe(0);
    },
    STARTING_MS,
  );

  test(
    "ends at once when it is told to stop a second time",
    async () => {
      const { child } = await startStopping("10000");
      child.kill("SIGTERM");
      expect(await child.exited).toBe(1);
    },
    STARTING_MS,
  );
});

/** A server that was told to stop, and tells so. */
async function startStopping(STOP_DELAY_MS: string) {
  const server = await startServer({ STOP_DELAY_MS });
  server.child.kill("SIGTERM");
  while ((await (await fetch(server.address + endpoints.ready)).text()) !== "stopping")
    await Bun.sleep(5);
  return server;
}
