import { escapeJson } from "./plain-text";

/** One request. `route` is the pattern, not the raw address, which may contain what a visitor typed. */
export type RequestLine = {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
};

/** The server's log: one JSON line per event, without bodies or email addresses. */
export type Log = {
  request: (line: RequestLine) => void;
  event: (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;
  flush: () => void;
};

type LogFields = Record<string, string | number | boolean | undefined>;

/** Where lines go: `write` may buffer, `flush` must not. */
type Sink = { write: (text: string) => void; flush: () => void };

const FLUSH_MS = 100;
/** Longer buffers survive the garbage collector's young generation, which makes a line three times as expensive. */
const HANDED_OVER_LENGTH = 16 * 1024;

/**
 * Creates a log that buffers lines for up to 100 ms, so a line costs a request about a microsecond. `flush` writes
 * the rest.
 */
export function createLog({ write, flush: flushSink }: Sink = standardOutput()): Log {
  let pending = "";
  let timer: Timer | undefined;
  const handOver = () => {
    write(pending);
    pending = "";
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    handOver();
    flushSink();
  };
  const add = (line: string) => {
    pending += line;
    if (pending.length > HANDED_OVER_LENGTH) handOver();
    timer ??= setTimeout(flush, FLUSH_MS);
  };
  return {
    flush,
    request: ({ id, method, route, status, ms }) =>
      add(
        `{"time":"${new Date().toISOString()}","level":"info","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 100) / 100}}\n`,
      ),
    event: (level, event, fields) =>
      add(
        `${escapeJson(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))}\n`,
      ),
  };
}

/** Creates request ids: unique in this process, and between processes with a one in two billion chance of collision. */
export function createIds(): () => string {
  const boot = Math.trunc(Math.random() * 36 ** 6).toString(36);
  let count = 0;
  return () => `${boot}-${count++}`;
}

const standardOutput = () => sinkInto(Bun.stdout.writer({ highWaterMark: 64 * 1024 }));

/** About 70,000 lines, for when the reader stops reading. */
const MAX_UNREAD_LENGTH = 8 * 1024 * 1024;

/** Drops lines that cannot be written (full disk, closed or stalled pipe), so the site keeps running. */
export function sinkInto(output: {
  write: (text: string) => number | Promise<number>;
  flush: () => number | Promise<number>;
}): Sink {
  let unread = 0;
  return {
    write(text) {
      if (unread > MAX_UNREAD_LENGTH) return;
      unread += text.length;
      void unlessLost(() => output.write(text)).then(() => (unread -= text.length));
    },
    flush: () => void unlessLost(() => output.flush()),
  };
}

async function unlessLost(send: () => number | Promise<number>): Promise<void> {
  try {
    await send();
  } catch {}
}

/** An error's stack without its message, because database messages quote what visitors typed. */
export function stackFrames(error: Error): string {
  const lines = error.stack?.split("\n") ?? [];
  return lines
    .filter((line) => line.startsWith("    at "))
    .slice(0, 5)
    .join("");
}
