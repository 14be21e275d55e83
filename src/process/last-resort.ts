import { refusals } from "../../views/content/refusals";
import { stackFrames } from "../http/stack-frames";
import type { Log } from "../log";
import { securityHeaders } from "../http/security-headers";

/** Answers what broke before the app had it: its file could not be loaded, or one that is served could not be read. */
export function lastResort(log: Log) {
  return (error: Error): Response => {
    log.event("error", "request failed", { error: error.name, stack: stackFrames(error) });
    const { status, message } = refusals.server_error;
    const headers = { ...securityHeaders, "cache-control": "no-store" };
    return new Response(`${message}\n`, { status, headers });
  };
}
