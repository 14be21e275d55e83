import { expect, test } from "bun:test";
import { createStaticHandler } from "../../src/static/static-handler";
import { handleUncaughtError } from "../../src/process/handle-uncaught-error";
import { listen } from "../../src/process/listen";
import { createLog } from "../../src/log";
import { createPageCache } from "../../src/static/page-cache";
import { securityHeaders } from "../../src/http/headers";

test("if the app cannot be loaded, the response is 500 with all security headers and no secrets", async () => {
  const lines: string[] = [];
  const log = createLog({ write: (text) => void lines.push(text), flush: () => {} });
  const staticFiles = { pages: createPageCache(), assets: new Map() };
  const handle = createStaticHandler(staticFiles, { log, nextId: () => "1" }, () => {
    throw new Error("ann@example.com");
  });
  const where = { PORT: 0, HOST: "127.0.0.1" };
  const server = listen(where, { fetch: handle, error: handleUncaughtError(log), idleTimeout: 10 });
  for (const method of ["GET", "POST"]) {
    const response = await fetch(server.url, { method });
    expect(response.status).toBe(500);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response.headers.get(name)).toBe(value);
    expect(await response.text()).toStartWith("Something broke on our side");
  }
  await server.stop();
  log.flush();
  expect(lines.join("")).toContain('"event":"request failed","error":"Error"');
  expect(lines.join("")).not.toContain("ann@example.com");
});
