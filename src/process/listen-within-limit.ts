import { readdirSync, statSync } from "node:fs";
import { listen, serve, type ListenOptions, type Where } from "./listen";
import type { Log } from "../log";
import { readDescriptorLimit } from "./descriptor-limit";
import { refuseToStartOnError } from "./refuse-to-start";

/** Reserved for the database and files; the embedded database needs 150 when it opens. */
const MIN_FREE = 256;
const OPEN_FILES = "/proc/self/fd";
const CHECK_MS = 100;
/** How long pending requests may take before all connections are closed. */
const MAX_DRAIN_MS = 5_000;

/**
 * Listens, and keeps connections from using up the descriptors that files and the database need: `Bun.serve` has no
 * limit and, once none are left, fails to accept forever. Idle connections that had a request are closed first. Bun
 * closes connections that never sent a whole request only with the server, so if that is not enough, this stops
 * listening, answers pending requests, closes the rest and listens again.
 */
export function listenWithinLimit(where: Where, options: ListenOptions, log: Log) {
  const limit = refuseToStartOnError(readDescriptorLimit);
  let current = options;
  let server = listen(where, current);
  const address = { ...where, PORT: server.port ?? where.PORT };
  let isStopped = false;
  let check = Promise.resolve();
  if (process.platform === "linux" && limit < Infinity) checkLater();

  return {
    port: address.PORT,
    /** Replaces the handlers of later requests. */
    reload: (handlers: Required<Pick<ListenOptions, "fetch" | "error">>) => {
      current = { ...current, ...handlers };
      server.reload(handlers);
    },
    requestIP: (request: Request) => server.requestIP(request),
    stop: async (closesActive = false) => {
      isStopped = true;
      await check;
      await server.stop(closesActive);
    },
  };

  function checkLater() {
    setTimeout(() => void (check = shedIfScarce().then(checkLater)), CHECK_MS).unref();
  }

  async function shedIfScarce() {
    if (isStopped || !isScarce()) return;
    if (server.closeIdleConnections() > 0) {
      log.event("warn", "few descriptors left, idle connections closed");
      await Bun.sleep(0);
      if (!isScarce()) return;
    }
    void server.stop();
    log.event("warn", "few descriptors left, all connections closed");
    const late = performance.now() + MAX_DRAIN_MS;
    while (server.pendingRequests > 0 && performance.now() < late) await Bun.sleep(5);
    await server.stop(true);
    while (!isStopped && !listenAgain()) await Bun.sleep(CHECK_MS);
  }

  function listenAgain(): boolean {
    try {
      server = serve(address, current);
      return true;
    } catch {
      return false;
    }
  }

  /** Also true if no descriptor is left to count them. Linux 6.2 returns the count as the folder's size. */
  function isScarce(): boolean {
    try {
      const count = statSync(OPEN_FILES).size || readdirSync(OPEN_FILES).length;
      return limit - count < MIN_FREE;
    } catch {
      return true;
    }
  }
}
