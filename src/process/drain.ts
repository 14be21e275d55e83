import type { ListenOptions } from "./listen";

/** Clients have left once no request arrives for this long. */
const QUIET_MS = 250;
/** How long requests already read may take. Incomplete requests are dropped. */
const MAX_ANSWERING_MS = 5_000;
/** The limit when requests keep coming, as from a proxy that notices only closed ports. */
const MAX_BUSY_MS = 2_000;

type Handlers = Required<Pick<ListenOptions, "fetch" | "error">>;
type Server = {
  reload: (handlers: Handlers) => unknown;
  stop: (closesActive?: boolean) => Promise<void>;
};

/**
 * Stops a server without losing requests. Bun closes idle connections when it stops, which loses requests in flight. So
 * responses first carry `Connection: close`, for `delayMs` and until no more requests arrive (2 s at most). Then the
 * server stops listening, and this resolves once all requests are answered (5 s at most).
 */
export async function drain(server: Server, handlers: Handlers, delayMs: number): Promise<void> {
  let latest = performance.now();
  server.reload({
    async fetch(request: Request) {
      latest = performance.now();
      return closing(await handlers.fetch(request));
    },
    error: (error) => closing(handlers.error(error)),
  });
  await Bun.sleep(delayMs);
  const end = performance.now() + MAX_BUSY_MS;
  for (;;) {
    const now = performance.now();
    const next = Math.min(latest + QUIET_MS, end);
    if (now >= next) break;
    await Bun.sleep(next - now);
  }
  const answered = server.stop().then(() => true);
  const late = Bun.sleep(MAX_ANSWERING_MS).then(() => false);
  if (!(await Promise.race([answered, late]))) await server.stop(true);
}

function closing(response: Response): Response {
  response.headers.set("Connection", "close");
  return response;
}
