import { closeSync, openSync, readdirSync, statSync } from "node:fs";
import { listen, serve, type ListenOptions, type Where } from "./listen";
import type { Log } from "../log";
import { refuseToStartOnError } from "./refuse-to-start";

/** Left for the database and for files; the embedded database takes 150 when it opens. */
const FREE_LEAST = 256;
/** Held open, and given to files and the database when connections have taken all others. */
const SPARE = 64;
const CHECK_MS = 100;
/** Where counting takes long, it is done less often: 2 % of the time at most. */
const CHECK_SHARE = 50;
/** Requests under way are answered first, for this long. */
const MAX_DRAIN_MS = 5_000;

/**
 * Listens, and keeps connections from taking the descriptors that files and the database need: `Bun.serve` has no limit of
 * its own, and once there are none left it does nothing but fail to accept. Idle connections that had a request are closed
 * first. Bun closes those that never sent a whole request only with the server, so where that is not enough, this stops
 * listening, answers what is under way, hangs up on the rest and listens again.
 */
export function listenWithinLimit(where: Where, first: ListenOptions, log: Log) {
  const limit = refuseToStartOnError(readDescriptorLimit);
  let options = first;
  let server = listen(where, options);
  let isStopped = false;
  let shedding: Promise<void> | undefined;
  let spare = openSpare();
  if (limit < Infinity) checkLater(CHECK_MS);

  return {
    port: server.port,
    /** For what is answered from here on. */
    reload: (handlers: Required<Pick<ListenOptions, "fetch" | "error">>) => {
      options = { ...options, ...handlers };
      server.reload(handlers);
    },
    requestIP: (request: Request) => server.requestIP(request),
    stop: async (closesActive = false) => {
      isStopped = true;
      await shedding;
      await server.stop(closesActive);
    },
  };

  function checkLater(ms: number) {
    setTimeout(() => void check(), ms).unref();
  }

  async function check() {
    if (isStopped) return;
    const since = performance.now();
    const isTight = isScarce();
    const ms = performance.now() - since;
    if (isTight) await (shedding = shed());
    checkLater(Math.max(CHECK_MS, ms * CHECK_SHARE));
  }

  function isScarce() {
    return limit - countDescriptors() < FREE_LEAST;
  }

  async function shed() {
    if (server.closeIdleConnections() > 0) {
      log.event("warn", "few descriptors left, idle connections closed");
      await Bun.sleep(0);
      if (!isScarce()) return;
    }
    const { port } = server;
    void server.stop();
    for (const descriptor of spare) closeSync(descriptor);
    spare = [];
    log.event("warn", "few descriptors left, all connections closed");
    const late = performance.now() + MAX_DRAIN_MS;
    while (server.pendingRequests > 0 && performance.now() < late) await Bun.sleep(5);
    void server.stop(true);
    while (!isStopped && port !== undefined && !listenAgain(port)) await Bun.sleep(CHECK_MS);
  }

  function listenAgain(port: number): boolean {
    try {
      server = serve({ ...where, PORT: port }, options);
      spare = openSpare();
      return true;
    } catch {
      return false;
    }
  }
}

/** As many as there are. */
function openSpare(): number[] {
  const spare: number[] = [];
  try {
    while (spare.length < SPARE) spare.push(openSync("/dev/null", "r"));
  } catch {}
  return spare;
}

/** A third is for files and the database, the rest for connections. */
const LIMIT_LEAST = 1_024;

/** How many files and connections this process may have open at once: the system's `ulimit -n`. Throws where that is too few. */
function readDescriptorLimit(): number {
  // Bun has raised the soft limit to the hard one before this runs.
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  const soft = report.userLimits?.open_files?.soft;
  const limit = typeof soft === "number" ? soft : Infinity;
  if (limit < LIMIT_LEAST)
    throw new Error(
      `This process may open ${limit} files and connections; the site needs ${LIMIT_LEAST} or more. Raise the limit with \`ulimit -n 4096\` (Docker: --ulimit nofile=4096, systemd: LimitNOFILE=4096).`,
    );
  return limit;
}

/** How many of them are open; Infinity when not even one is left to look. */
function countDescriptors(): number {
  const folder = process.platform === "linux" ? "/proc/self/fd" : "/dev/fd";
  try {
    // Linux tells the number here since 6.2; listing takes milliseconds for a thousand.
    const { size } = statSync(folder);
    return process.platform === "linux" && size > 0 ? size : readdirSync(folder).length;
  } catch {
    return Infinity;
  }
}
