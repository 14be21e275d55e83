import { readdirSync, statSync } from "node:fs";
import { listen, serve, type ListenOptions, type Where } from "./listen";
import { holdDescriptors, releaseDescriptors } from "../load-module";
import type { Log } from "../log";
import { refuseToStartOnError } from "./refuse-to-start";

/** Reserved for the database and files; the embedded database needs 150 when it opens. */
const MIN_FREE = 256;
const CHECK_MS = 100;
/** Counting takes at most 2 % of the time. */
const CHECK_SHARE = 50;
/** How long pending requests may take before all connections are closed. */
const MAX_DRAIN_MS = 5_000;

/**
 * Listens, and keeps connections from using up the descriptors that files and the database need: `Bun.serve` has no
 * limit and, once none are left, fails to accept forever. Idle connections that had a request are closed first. Bun
 * closes connections that never sent a whole request only with the server, so if that is not enough, this stops
 * listening, answers pending requests, closes the rest and listens again.
 */
export function listenWithinLimit(where: Where, first: ListenOptions, log: Log) {
  const limit = refuseToStartOnError(readDescriptorLimit);
  let options = first;
  let server = listen(where, options);
  let isStopped = false;
  let shedding: Promise<void> | undefined;
  holdDescriptors();
  if (limit < Infinity) checkLater(CHECK_MS);

  return {
    port: server.port,
    /** Replaces the handlers of later requests. */
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
    return limit - countDescriptors() < MIN_FREE;
  }

  async function shed() {
    if (server.closeIdleConnections() > 0) {
      log.event("warn", "few descriptors left, idle connections closed");
      await Bun.sleep(0);
      if (!isScarce()) return;
    }
    const { port } = server;
    void server.stop();
    releaseDescriptors();
    log.event("warn", "few descriptors left, all connections closed");
    const late = performance.now() + MAX_DRAIN_MS;
    while (server.pendingRequests > 0 && performance.now() < late) await Bun.sleep(5);
    void server.stop(true);
    while (!isStopped && port !== undefined && !listenAgain(port)) await Bun.sleep(CHECK_MS);
  }

  function listenAgain(port: number): boolean {
    try {
      server = serve({ ...where, PORT: port }, options);
      holdDescriptors();
      return true;
    } catch {
      return false;
    }
  }
}

/** Half is for files and the database, the rest for connections. */
const MIN_DESCRIPTORS = 1_024;

/** The number of files and connections this process may open (`ulimit -n`). Throws if it is too low. */
function readDescriptorLimit(): number {
  // Bun has already raised the soft limit to the hard one.
  const report = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  const soft = report.userLimits?.open_files?.soft;
  const limit = typeof soft === "number" ? soft : Infinity;
  if (limit < MIN_DESCRIPTORS)
    throw new Error(
      `This process may open ${limit} files and connections; the site needs ${MIN_DESCRIPTORS} or more. Raise the limit with \`ulimit -n 4096\` (Docker: --ulimit nofile=4096, systemd: LimitNOFILE=4096).`,
    );
  return limit;
}

/** The number of open descriptors; Infinity if none is left to count them. */
function countDescriptors(): number {
  const folder = process.platform === "linux" ? "/proc/self/fd" : "/dev/fd";
  try {
    // Linux 6.2 and later return the count here; listing a thousand takes milliseconds.
    const { size } = statSync(folder);
    return process.platform === "linux" && size > 0 ? size : readdirSync(folder).length;
  } catch {
    return Infinity;
  }
}
