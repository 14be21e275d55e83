import { connect } from "bun";

/** One load: what to ask, over how many connections, for how long, and how fast (as fast as it goes without `perSecond`). */
export type Load = {
  port: number;
  connections: number;
  seconds: number;
  request: string;
  /** Put into the request in place of `{n}`, counted up, so that no two sign-ups are the same. */
  firstNumber?: number;
  perSecond?: number;
};

export type LoadResult = {
  answers: number;
  byStatus: Record<string, number>;
  p50Ms: number;
  p99Ms: number;
};

/** A closed loop over raw sockets: each connection asks again when its answer has arrived whole. */
async function runLoad(task: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const byStatus: Record<string, number> = {};
  const end = performance.now() + task.seconds * 1000;
  let number = task.firstNumber ?? 0;
  const pause = task.perSecond === undefined ? 0 : (1000 * task.connections) / task.perSecond;
  await Promise.all(Array.from({ length: task.connections }, () => runConnection()));
  const sorted = Float64Array.from(latencies).toSorted();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { answers: latencies.length, byStatus, p50Ms: at(0.5), p99Ms: at(0.99) };

  function runConnection(): Promise<void> {
    return new Promise((resolve, reject) => {
      let started = 0;
      let reader = newReader();
      const ask = (socket: { write: (text: string) => number; end: () => void }) => {
        if (performance.now() >= end) {
          socket.end();
          return resolve();
        }
        started = performance.now();
        socket.write(withBody(task.request.replace("{n}", String(number++))));
      };
      connect({
        hostname: "127.0.0.1",
        port: task.port,
        socket: {
          open: ask,
          data: (socket, bytes) => {
            const status = reader(bytes);
            if (status === undefined) return;
            const took = performance.now() - started;
            latencies.push(took);
            byStatus[status] = (byStatus[status] ?? 0) + 1;
            reader = newReader();
            if (pause > took) setTimeout(() => ask(socket), pause - took);
            else ask(socket);
          },
          error: (_socket, error) => reject(error),
          close: () => resolve(),
        },
      }).catch(reject);
    });
  }
}

/** Tells an answer's status once its last byte has arrived, by its Content-Length. */
function newReader(): (bytes: Buffer) => string | undefined {
  let missing: number | undefined;
  let status = "";
  let head = "";
  return (bytes) => {
    let rest = bytes.length;
    if (missing === undefined) {
      const before = head.length;
      head += bytes.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return undefined;
      status = head.slice(9, 12);
      missing = Number(/content-length: *(\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      rest = before + bytes.length - end - 4;
    }
    missing -= rest;
    return missing <= 0 ? status : undefined;
  };
}

function withBody(request: string): string {
  const [head = "", body = ""] = request.split("\n\n");
  const length = body === "" ? "" : `Content-Length: ${body.length}\r\n`;
  return `${head.replaceAll("\n", "\r\n")}\r\n${length}\r\n${body}`;
}

/** Runs a load in a process of its own, so that the one that measures is not the one that loads. */
export async function load(options: Load): Promise<LoadResult> {
  const child = Bun.spawn([process.execPath, import.meta.path, JSON.stringify(options)], {
    stdout: "pipe",
    stderr: "inherit",
  });
  return JSON.parse(await new Response(child.stdout).text()) as LoadResult;
}

if (import.meta.main) {
  const result = await runLoad(JSON.parse(process.argv[2] ?? "{}") as Load);
  process.stdout.write(JSON.stringify(result));
}
