import type { ListenOptions } from "./listen";

/** Without a request for so long, nobody is sending any more. */
const QUIET_MS = 250;
/** Longest that requests already read may take; what is only half sent by then never will be whole. */
const MAX_ANSWERING_MS = 5_000;
/** Where requests never end, as behind a proxy that notices only that nobody listens. */
const MAX_BUSY_MS = 2_000;

type Handlers = Required<Pick<ListenOptions, "fetch" | "error">>;
type Server = {
  reload: (handlers: Handlers) => unknown;
  stop: (closesActive?: boolean) => Promise<void>;
};

/**
 * Stops a server without losing what it has read. Bun closes idle connections when it stops, and a request that is on
 * its way over one of them is lost. So first each answer says `Connection: close`, for `delayMs` and until requests stop
 * coming (2 s at most), and clients leave. Then it stops listening, and resolves when all is answered, after 5 s at most.
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
