import { refusals } from "../../views/content/refusals";
import { stackFrames, type Log } from "../log";
import { securityHeaders } from "../http/headers";

/** Responds to errors outside the app: its module could not be imported, or a served file could not be read. */
export function handleUncaughtError(log: Log) {
  return (error: Error): Response => {
    log.event("error", "request failed", { error: error.name, stack: stackFrames(error) });
    const { status, message } = refusals.server_error;
    const headers = { ...securityHeaders, "cache-control": "no-store" };
    return new Response(`${message}\n`, { status, headers });
  };
}
