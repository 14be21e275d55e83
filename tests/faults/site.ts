import { endpoints } from "../../src/paths";

/** The built server as a process that can be killed and restarted on the same data. */
export type Site = {
  /** Its current address; the port changes with each start. */
  address: () => string;
  start: () => Promise<void>;
  /** The status and text of `/readyz`. */
  readiness: () => Promise<string>;
  /** Waits until it is ready, which is after its database has answered. */
  untilReady: () => Promise<void>;
  /** Waits until its journal is replayed. */
  untilReplayed: () => Promise<void>;
  /** Sends SIGKILL, as a crash would. */
  kill: () => Promise<void>;
  /** Sends SIGTERM. Throws if it exits with an error. */
  stop: () => Promise<void>;
  /** The names of the events that it logged. */
  events: string[];
};

const METRICS_TOKEN = crypto.randomUUID();

/** Starts it and waits for its database. Its log is read all the time, because a full pipe would block it. */
export async function startSite(environment: Record<string, string>): Promise<Site> {
  const events: string[] = [];
  let child: ReturnType<typeof spawn> | undefined;
  let errors = Promise.resolve("");
  let address = "";

  async function readiness() {
    // A kept-alive connection may belong to the previous process.
    const answer = await fetch(address + endpoints.ready, { keepalive: false });
    return `${answer.status} ${await answer.text()}`;
  }

  async function untilReady() {
    while ((await readiness()) !== "200 ready") await Bun.sleep(20);
  }

  async function untilReplayed() {
    const init = { keepalive: false, headers: { authorization: `Bearer ${METRICS_TOKEN}` } };
    const read = async () => (await fetch(address + endpoints.ready, init)).json();
    while (((await read()) as { journalStalledSeconds: number }).journalStalledSeconds > 0)
      await Bun.sleep(20);
  }

  const site: Site = {
    address: () => address,
    events,
    readiness,
    untilReady,
    untilReplayed,
    async start() {
      const started = spawn(environment);
      child = started;
      const port = Promise.withResolvers<number>();
      void readLog(started.stdout, (line) => {
        events.push(line.event);
        if (line.port !== undefined) port.resolve(line.port);
      });
      errors = new Response(started.stderr).text();
      void started.exited.then(async () =>
        port.reject(new Error(`The server did not start. ${await errors}`)),
      );
      address = `http://127.0.0.1:${await port.promise}`;
    },
    async kill() {
      child?.kill("SIGKILL");
      await child?.exited;
    },
    async stop() {
      child?.kill("SIGTERM");
      const code = await child?.exited;
      if (code !== 0) throw new Error(`The server ended with ${code}. ${await errors}`);
    },
  };
  await site.start();
  await untilReady();
  return site;
}

function spawn(environment: Record<string, string>) {
  return Bun.spawn([process.execPath, ".build/server.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      TRUSTED_PROXIES: "1",
      METRICS_TOKEN,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

type LogLine = { event: string; port?: number };

/** Yields the log lines of events, without those of requests. */
async function readLog(log: ReadableStream<Uint8Array>, onEvent: (line: LogLine) => void) {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of log) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.includes('"event"')) onEvent(JSON.parse(line) as LogLine);
  }
}
