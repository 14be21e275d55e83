import { connect, type Socket } from "node:net";
import { expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { newDataFolder } from "../support/database/data-folder";
import { startServer } from "../support/site/server";

const LIMIT = 1_024;

test("refuses to start with too few descriptors, and names ulimit -n", async () => {
  const { child, errors } = await startServer({}, LIMIT - 1);
  expect(await child.exited).toBe(1);
  expect(await errors()).toMatch(/^This process may open 1023 files .* `ulimit -n 4096` .*\n$/);
});

test("endless idle connections do not block pages, and the first form gets its response", async () => {
  const { child, port, address } = await startServer({ DATA_DIR: await newDataFolder() }, LIMIT);
  const log = Array.fromAsync(child.stdout.pipeThrough(new TextDecoderStream()));
  // Connects before the descriptors run out. The page needs neither the app nor the database, which opens later.
  expect((await fetch(address)).status).toBe(200);
  const flood = floodWith(LIMIT + 500, port);
  await flood.isConnected;
  const post = () =>
    untilAnswered(() =>
      fetch(address + endpoints.newsletter, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "ann@example.com" }),
      }),
    );
  // Either it is stored, or the response says when to retry.
  for (let answer = await post(); answer.status !== 200; answer = await post()) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
    await Bun.sleep(20);
  }
  const state = async () => (await untilAnswered(() => fetch(address + endpoints.ready))).text();
  while ((await state()) !== "ready") await Bun.sleep(20);
  for (let n = 0; n < 5; n++)
    expect((await untilAnswered(() => fetch(address, { keepalive: false }))).status).toBe(200);
  flood.end();
  child.kill("SIGTERM");
  expect(await child.exited).toBe(0);
  const lines = (await log).join("");
  expect(lines).toContain("few descriptors left, all connections closed");
  expect(lines).not.toContain('"status":500');
  // The database opens when a try of its own meets enough descriptors, which can take a minute on a busy machine.
}, 300_000);

/** Keeps connections open that never send a whole request, and replaces closed ones. */
function floodWith(count: number, port: number) {
  const sockets = new Set<Socket>();
  const connected = Promise.withResolvers<void>();
  let isEnded = false;
  let opened = 0;
  function open() {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("GET /");
      if (++opened === count) connected.resolve();
    });
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      if (!isEnded) setTimeout(open, 200);
    });
  }
  for (let n = 0; n < count; n++) open();
  return {
    isConnected: connected.promise,
    end() {
      isEnded = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Retries if the connection was closed or refused, as browsers do. */
async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    await Bun.sleep(5);
  }
}
