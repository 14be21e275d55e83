import { connect } from "node:net";
import { beforeAll, expect, test } from "bun:test";
import { createAuthApp } from "../../src/auth/app";
import { endpoints } from "../../src/paths";
import { SITE_URL, startApp } from "../support/site/app";
import { startAuthOn } from "../support/site/auth";
import { openPglite, OPENING_MS } from "../support/database/databases";

type Site = { fetch: (request: Request) => Response | Promise<Response> };

/** Sends the first bytes of a body and disconnects. Resolves to the status, which the client never sees. */
async function breakOff(site: Site, path: string, type: string, length: string) {
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<number>();
  const server = Bun.serve({
    port: 0,
    fetch: async (request) => {
      arrived.resolve();
      const response = await site.fetch(request);
      answered.resolve(response.status);
      return response;
    },
  });
  const socket = connect(server.port ?? 0, "127.0.0.1");
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nOrigin: ${SITE_URL}\r\nContent-Type: ${type}\r\n${length}`;
  socket.write(`${head}\r\n\r\n3\r\n{"e\r\n`);
  await arrived.promise;
  socket.destroy();
  const status = await answered.promise;
  await server.stop(true);
  return status;
}

beforeAll(openPglite, OPENING_MS);

const FORM = "application/x-www-form-urlencoded";
for (const length of ["Content-Length: 100", "Transfer-Encoding: chunked"]) {
  for (const [path, type] of [
    [endpoints.newsletter, "application/json"],
    [endpoints.newsletter, FORM],
    [endpoints.unsubscribe, FORM],
  ] as const)
    test(`a client that disconnects in the middle of ${type} to ${path} with ${length} is counted, and is no error`, async () => {
      const site = startApp();
      expect(await breakOff(site, path, type, length)).toBe(499);
      expect(site.logged()).toContain('"status":499');
      expect(site.logged()).not.toContain("error");
    });

  test(`a client that disconnects in the middle of an auth call with ${length} is no error`, async () => {
    const { auth, logged } = await startAuthOn(await openPglite());
    const path = `${endpoints.auth}/recover`;
    const app = createAuthApp(auth);
    const site = { fetch: (request: Request) => app.fetch(request, {}) };
    const status = await breakOff(site, path, "application/json", length);
    expect(status).toBe(400);
    expect(logged()).toBe("");
  });
}
