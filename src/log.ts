import { escapeJson } from "../db/connection/plain-text";

/** One answered request. `route` is the pattern, never the raw address: that may hold what a visitor typed. */
export type RequestLine = {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
};

/** Where the server tells what happens: one JSON line each, no bodies, no e-mail addresses. */
export type Log = {
  request: (line: RequestLine) => void;
  event: (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;
  flush: () => void;
};

type LogFields = Record<string, string | number | boolean | undefined>;

/** Where lines go: `write` may keep them, `flush` may not. */
type Sink = { write: (text: string) => void; flush: () => void };

const FLUSH_MS = 100;
/** Longer texts outlive the young generation of the garbage collector, which makes a line three times as dear. */
const HANDED_OVER_LENGTH = 16 * 1024;

/**
 * A log that gathers lines for up to 100 ms before it writes them to standard output,
 * so that a line costs a request about a microsecond. `flush` writes what is left.
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
        `{"time":${Date.now()},"level":"info","id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 100) / 100}}\n`,
      ),
    event: (level, event, fields) =>
      add(`${escapeJson(JSON.stringify({ time: Date.now(), level, event, ...fields }))}\n`),
  };
}

/** Request ids: unique in this process, and between processes but for a chance of one in two thousand million. */
export function createIds(): () => string {
  const boot = Math.trunc(Math.random() * 36 ** 6).toString(36);
  let count = 0;
  return () => `${boot}-${count++}`;
}

const standardOutput = () => sinkInto(Bun.stdout.writer({ highWaterMark: 64 * 1024 }));

/** Some 70,000 lines, as wait for a reader that has stopped reading. */
const MAX_UNREAD_LENGTH = 8 * 1024 * 1024;

/**
 * Where nobody takes them, on a full disk, at the end of a closed pipe, or of one that is not read any more, lines are
 * lost, and the site lives on in its memory.
 */
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
