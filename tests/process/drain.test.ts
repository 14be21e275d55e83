import { expect, test } from "bun:test";
import { drain } from "../../src/process/drain";

test("error responses also close the connection while draining", async () => {
  const handlers = {
    fetch: () => Promise.reject(new Error("broken")),
    error: () => new Response("sorry", { status: 500 }),
  };
  const server = Bun.serve({ port: 0, ...handlers });
  const stopped = drain(server, handlers, 50);
  const response = await fetch(server.url);
  expect([response.status, response.headers.get("connection")]).toEqual([500, "close"]);
  await stopped;
  const failure = fetch(server.url).catch((error: Error) => error.message);
  expect(await failure).toContain("Unable to connect");
});
