import { watch } from "node:fs";
import { readEnvironment } from "../env";
import { listen } from "../process/listen";
import { refuseToStartOnError } from "../process/refuse-to-start";

/**
 * `bun run dev`: rebuilds and restarts the site on every change, behind a proxy that tells browsers to reload. All of
 * it is in this file, so none of it can reach visitors.
 */
const { SITE_URL, ...where } = refuseToStartOnError(readEnvironment);
const FOLDERS = ["src", "views", "db", "static"];
/** Editors write several files at once. */
const QUIET_MS = 50;
const SCRIPT = `new EventSource("/dev/changes").onmessage = () => location.reload();`;
const environment = { ...process.env, SITE_URL, HOST: "127.0.0.1", PORT: String(freePort()) };
const inner = `http://127.0.0.1:${environment.PORT}`;

const server = listen(where, { idleTimeout: 0, fetch: answer });
const browsers = new Set<ReadableStreamDefaultController<string>>();
let site: Bun.Subprocess | undefined;
let timer: Timer | undefined;
/** Settles when the latest build is being served; resolves to its errors if it failed. */
let failure = restart();

for (const folder of FOLDERS) watch(folder, { recursive: true }, onChange);
void failure.then(() => process.stderr.write(`Genie is at http://localhost:${server.port}\n`));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());

function onChange(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    failure = failure.then(restart);
    void failure.then(() => browsers.forEach((browser) => browser.enqueue("data: changed\n\n")));
  }, QUIET_MS);
}

/** Builds, then replaces the server. Resolves to the errors, if any. */
async function restart(): Promise<string | undefined> {
  const build = Bun.spawn([process.execPath, "src/build/build.ts", "--quick"], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors = await new Response(build.stderr).text();
  if ((await build.exited) !== 0) {
    process.stderr.write(errors);
    return errors;
  }
  await stopSite();
  const started = Bun.spawn([process.execPath, ".build/server.js", "--unannounced"], {
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
  });
  site = started;
  while (started.exitCode === null && !(await isUp())) await Bun.sleep(20);
  return started.exitCode === null ? undefined : "The server ended; the terminal says why.";
}

const isUp = () =>
  fetch(`${inner}/livez`).then(
    ({ ok }) => ok,
    () => false,
  );

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url, inner);
  if (pathname === "/dev/changes") return changes();
  if (pathname === "/dev/refresh.js")
    return new Response(SCRIPT, { headers: { "content-type": "text/javascript" } });
  if (pathname === "/dev/parts") return html(await drawParts(), 200);
  const words = await failure;
  if (words !== undefined) return html(`<pre>${Bun.escapeHTML(words)}</pre><body></body>`, 500);
  const headers = new Headers(request.headers);
  headers.set("accept-encoding", "identity");
  const { method, body } = request;
  const inside = await fetch(inner + pathname + search, {
    method,
    headers,
    body,
    redirect: "manual",
  });
  if (!inside.headers.get("content-type")?.startsWith("text/html")) return inside;
  return html(await inside.text(), inside.status, inside.headers);
}

function html(text: string, status: number, from?: Headers): Response {
  const headers = new Headers(from);
  for (const name of ["content-length", "etag"]) headers.delete(name);
  headers.set("cache-control", "no-store");
  headers.set("content-type", "text/html; charset=utf-8");
  const script = `<script src="/dev/refresh.js"></script></body>`;
  return new Response(text.replace("</body>", script), { status, headers });
}

/** Draws the parts as they are now, in a process of its own, as this one has read the first version. */
async function drawParts(): Promise<string> {
  const drawing = Bun.spawn([process.execPath, "src/build/parts.tsx"], { stderr: "inherit" });
  return new Response(drawing.stdout).text();
}

/** Server-sent events, one per change. */
function changes(): Response {
  let own: ReadableStreamDefaultController<string>;
  const stream = new ReadableStream<string>({
    start: (controller) => {
      own = controller;
      browsers.add(own);
      own.enqueue(": open\n\n");
    },
    cancel: () => void browsers.delete(own),
  });
  return new Response(stream, { headers: { "content-type": "text/event-stream" } });
}

async function stopSite(): Promise<void> {
  site?.kill("SIGTERM");
  await site?.exited;
}

async function stop(): Promise<void> {
  await stopSite();
  process.exit(0);
}

function freePort(): number {
  const probe = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data() {} } });
  const { port } = probe;
  probe.stop();
  return port;
}
