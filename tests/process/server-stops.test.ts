import { connect } from "node:net";
import { describe, expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { startServer } from "../support/site/server";

/** The first test starts PostgreSQL, which takes long on a busy machine. */
const STARTING_MS = 120_000;

describe("the built server", () => {
  test(
    "finishes the response in flight on SIGTERM, and exits with 0",
    async () => {
      const { child, port, address } = await startReady();
      const body = '{"email":"ann@example.com"}';
      const socket = connect(port, "127.0.0.1");
      const head = `POST ${endpoints.newsletter} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
      socket.write(head + body.slice(0, 5));
      // Once a later request is answered, the server has read this one.
      await fetch(address + endpoints.alive);
      child.kill("SIGTERM");
      const isOpen = () => fetch(address, { keepalive: false }).then(Boolean, () => false);
      while (await isOpen());
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
    "exits with 0 despite an incomplete request",
    async () => {
      const { child, port } = await startReady();
      const socket = connect(port, "127.0.0.1");
      const hungUp = new Promise((resolve) => socket.on("error", () => {}).on("close", resolve));
      await new Promise((resolve) => socket.write("GET / HTTP/1.1\r\nHost:", resolve));
      child.kill("SIGTERM");
      expect(await child.exited).toBe(0);
      await hungUp;
    },
    STARTING_MS,
  );

  test(
    "fails readiness first, and serves until load balancers have noticed",
    async () => {
      const { child, address } = await startStopping("3000");
      expect((await fetch(address)).status).toBe(200);
      expect(await child.exited).toBe(0);
    },
    STARTING_MS,
  );

  test(
    "closes every connection while draining, whatever the response, and stores what was sent",
    async () => {
      const site = await startReady({ STOP_DELAY_MS: "5000" });
      const page = await (await fetch(site.address)).text();
      const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? "";
      const form = '{"email":"ann@example.com"}';
      const requests: [status: number, request: string][] = [
        [200, get("/")],
        [200, get(asset)],
        [200, get("/robots.txt")],
        [404, get("/nothing-here")],
        [405, `DELETE / HTTP/1.1\r\nHost: localhost\r\n\r\n`],
        [200, post(endpoints.newsletter, form)],
        [400, post(endpoints.newsletter, "{}")],
      ];
      const clients = await Promise.all(requests.map(() => keepAlive(site.port)));
      site.child.kill("SIGTERM");
      while ((await (await fetch(site.address + endpoints.ready)).text()) !== "stopping")
        await Bun.sleep(5);
      const answers = await Promise.all(
        requests.map(async ([, request], index) => clients[index]?.untilClosed(request)),
      );
      for (const [index, [status]] of requests.entries()) {
        const answer = answers[index];
        const head = answer?.slice(0, answer.indexOf("\r\n\r\n") + 2);
        expect(head).toStartWith(`HTTP/1.1 ${status}`);
        expect(head).toMatch(/^connection: close\r$/im);
      }
      expect(await site.child.exited).toBe(0);
    },
    STARTING_MS,
  );

  test(
    "loses no requests of clients with keep-alive connections",
    async () => {
      const { child, port } = await startReady();
      const clients = await Promise.all(Array.from({ length: 50 }, () => keepAlive(port)));
      const ends = clients.map((client) => client.askUntilTold());
      child.kill("SIGTERM");
      expect(new Set(await Promise.all(ends))).toEqual(new Set(["told to leave"]));
      expect(await child.exited).toBe(0);
    },
    STARTING_MS,
  );

  test(
    "exits at once on a second signal",
    async () => {
      const { child } = await startStopping("10000");
      child.kill("SIGTERM");
      expect(await child.exited).toBe(1);
    },
    STARTING_MS,
  );
});

/** Starts a server and waits for its database, because it can only stop after that. */
async function startReady(environment?: Record<string, string>) {
  const server = await startServer(environment);
  while ((await (await fetch(server.address + endpoints.ready)).text()) !== "ready")
    await Bun.sleep(20);
  return server;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Opens a kept-alive connection that has had a response. */
async function keepAlive(port: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const answers = socket[Symbol.asyncIterator]();
  /** Reads what comes next; empty once the connection has ended. */
  const read = async () => String((await answers.next().catch(() => undefined))?.value ?? "");
  socket.write(get(endpoints.alive));
  await read();
  return {
    /** Sends one request and returns everything until the server closes the connection. */
    async untilClosed(request: string): Promise<string> {
      socket.write(request);
      let answer = "";
      for (let part = await read(); part !== ""; part = await read()) answer += part;
      return answer;
    },
    /** Sends one request after another. */
    async askUntilTold(): Promise<"told to leave" | "lost"> {
      for (;;) {
        socket.write(get(endpoints.alive));
        const answer = await read();
        if (answer === "") return "lost";
        if (/^connection: close\r$/im.test(answer)) return "told to leave";
      }
    },
  };
}

/** Starts a server and tells it to stop. */
async function startStopping(STOP_DELAY_MS: string) {
  const server = await startServer({ STOP_DELAY_MS });
  server.child.kill("SIGTERM");
  while ((await (await fetch(server.address + endpoints.ready)).text()) !== "stopping")
    await Bun.sleep(5);
  return server;
}
