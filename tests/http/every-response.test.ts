import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { readManifest } from "../../src/static/manifest";
import { consolePaths, icons, moved } from "../../src/paths";
import { securityHeaders } from "../../src/http/headers";
import { startAuthOn } from "../support/site/auth";
import { OPENING_MS, openPglite } from "../support/database/databases";
import { type RawResponse, requestRaw } from "../support/site/raw-http";
import { startServer } from "../support/site/server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Request headers of browsers and programs. All must be able to read every response. */
const CLIENTS: Record<string, string>[] = [
  { Accept: "text/html" },
  { Accept: "text/html", "Accept-Encoding": "gzip" },
  { Accept: "text/html", "Accept-Encoding": "zstd" },
  { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br, zstd" },
  { Accept: "application/json", "Accept-Encoding": "gzip, deflate, br, zstd" },
  { "HX-Request": "true", "Accept-Encoding": "gzip, deflate, br, zstd" },
];

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

let server: Awaited<ReturnType<typeof startServer>>;
let addresses: string[];

beforeAll(async () => {
  server = await startServer();
  const site = await startAuthOn(await openPglite());
  const routes = [...site.routes(), ...site.authRoutes].filter(({ method }) => method !== "ALL");
  const { addresses: assets } = readManifest();
  const all = [...routes.map(({ path }) => path), ...assets, ...Object.values(icons)];
  all.push("/no-such-page", "/no-such-page?title=Deal", "/Pricing/", ...Object.keys(moved));
  all.push("/auth/v1/no-such-endpoint", "/coming-soon?title=Deal", "/pricing?done");
  addresses = [...new Set(all)].map((path) => path.replace(":id", crypto.randomUUID()));
}, OPENING_MS);

afterAll(() => server.child.kill());

/** The same ETag must mean the same bytes on all pages. */
const bodies = new Map<string, string>();

/** Larger than any partial. */
const MAX_PLAIN_BYTES = 24_000;

function faultsOf(
  method: string,
  { status, headers, body }: RawResponse,
  isCompressible: boolean,
): string[] {
  const faults: string[] = [];
  const [length, encoding] = [headers.get("content-length"), headers.get("content-encoding")];
  const isEmpty = method === "HEAD" || status === 204 || status === 304;
  if (isEmpty ? body.length > 0 : length !== null && Number(length) !== body.length)
    faults.push(`${body.length} bytes in place of ${length}`);
  if (!isEmpty && encoding !== null && !canDecode(encoding, body))
    faults.push(`the body is no ${encoding}`);
  if (encoding !== null && !headers.get("vary")?.includes("Accept-Encoding"))
    faults.push("no Vary: Accept-Encoding");
  const etag = headers.get("etag");
  const kept = Bun.hash(body).toString();
  if (etag !== null && !isEmpty && bodies.set(etag, bodies.get(etag) ?? kept).get(etag) !== kept)
    faults.push("the ETag of another body");
  const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
  if (isHtml && isCompressible && encoding === null && body.length > MAX_PLAIN_BYTES)
    faults.push(`${body.length} bytes that are not compressed`);
  if (headers.has("set-cookie")) faults.push("sets a cookie");
  if (headers.get("cache-control") === null) faults.push("no Cache-Control");
  if (status === 405 && headers.get("allow") === null) faults.push("no Allow");
  for (const name of Object.keys(securityHeaders))
    if (!headers.has(name)) faults.push(`no ${name}`);
  return faults;
}

function canDecode(encoding: string, body: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(DECODERS[encoding]?.(body));
    return encoding in DECODERS;
  } catch {
    return false;
  }
}

for (const method of METHODS)
  test(`every response to ${method} decodes as its headers say and has its own headers`, async () => {
    const faults: string[] = [];
    for (const path of addresses) {
      // The representations of what is not a page are the same to all clients.
      const clients = method === "GET" || method === "HEAD" ? CLIENTS : CLIENTS.slice(3);
      const responses = clients.map((client) => {
        const headers = { Origin: server.address, "Content-Length": "0", ...client };
        return requestRaw(server.port, method, path, headers);
      });
      for (const [index, response] of (await Promise.all(responses)).entries()) {
        // The console is not compressed, by decision (src/admin/README.md).
        const isCompressible =
          clients[index]?.["Accept-Encoding"]?.includes("gzip") === true &&
          !path.startsWith(`${consolePaths.today.path}/`);
        for (const fault of faultsOf(method, response, isCompressible))
          faults.push(`${path} ${response.status}: ${fault}`);
      }
    }
    expect(addresses.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

test("HEAD tells the length of what GET sends", async () => {
  const faults: string[] = [];
  for (const path of addresses) {
    const [head, get] = await Promise.all(
      ["HEAD", "GET"].map((method) =>
        requestRaw(server.port, method, path, { Accept: "application/json" }),
      ),
    );
    const [said, sent] = [head?.headers.get("content-length"), get?.body.length];
    if (
      head?.status === get?.status &&
      said !== undefined &&
      said !== null &&
      said !== String(sent)
    )
      faults.push(`${path} ${get?.status}: ${said} in place of ${sent}`);
  }
  expect(faults).toEqual([]);
});

test("only the console sets a cookie", () => {
  const files = [...new Bun.Glob("src/**/*.{ts,tsx}").scanSync(".")];
  expect(files.length).toBeGreaterThan(100);
  const setting: string[] = [];
  for (const file of files)
    if (/set-cookie|hono\/cookie|bun\.Cookie/i.test(readFileSync(file, "utf8"))) setting.push(file);
  expect(setting).toEqual(["src/admin/door.ts"]);
});

test("a body over a megabyte gets our own error, however it is sent", async () => {
  const part = "a".repeat(64 * 1024);
  const forms = [
    { headers: { "Content-Length": String(32 * part.length) }, body: part.repeat(32) },
    {
      headers: { "Transfer-Encoding": "chunked" },
      body: `${`10000\r\n${part}\r\n`.repeat(32)}0\r\n\r\n`,
    },
  ];
  const json = { "Content-Type": "application/json", Accept: "application/json" };
  for (const path of ["/api/newsletter", "/confirm", "/nowhere", "/auth/v1/token"])
    for (const { headers, body } of forms) {
      const all = { Origin: server.address, ...json, ...headers };
      const response = await requestRaw(server.port, "POST", path, all, body);
      expect(response.status).toBe(413);
      expect(faultsOf("POST", response, false)).toEqual([]);
      const { error, error_code: code } = JSON.parse(response.body.toString());
      expect(error?.code ?? code).toMatch(/too_large/);
    }
});

test("a response that depends on request headers has Vary", async () => {
  for (const client of CLIENTS) {
    for (const [method, path] of [
      ["GET", "/no-such-page"],
      ["GET", "/no-such-page?title=Deal"],
      ["GET", "/api/newsletter"],
      ["POST", "/pricing"],
    ] as const) {
      const headers = { Origin: server.address, "Content-Length": "0", ...client };
      const response = await requestRaw(server.port, method, path, headers);
      expect(response.headers.get("vary")).toContain("Accept, Content-Type, HX-Request");
    }
  }
});
