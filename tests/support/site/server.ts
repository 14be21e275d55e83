import { connect } from "node:net";
import { newPostgresDatabase } from "../database/databases";
import { tempFolder } from "../temp";

/**
 * Starts the built server as a process on a free port; `started` is its log until it listens. `descriptors` limits its open
 * files and connections. Without DATA_DIR or DATABASE_URL it uses PostgreSQL, which opens with a fifth of the CPU time.
 */
export async function startServer(
  environment: Record<string, string> = {},
  descriptors: number | "unlimited" = "unlimited",
) {
  const limit = descriptors === "unlimited" ? "" : `ulimit -n ${descriptors}; `;
  const command = `${limit}exec "$0" .build/server.js`;
  const isPlaced = "DATA_DIR" in environment || "DATABASE_URL" in environment;
  const database = !isPlaced && { DATABASE_URL: await newPostgresDatabase() };
  const child = Bun.spawn(["sh", "-c", command, process.execPath], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: tempFolder(),
      ...database,
      FORMS_PER_ADDRESS: "1000000",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = child.stdout.getReader();
  let log = "";
  let port: string | undefined;
  while (port === undefined) {
    const { value, done } = await output.read();
    if (done) break;
    log += new TextDecoder().decode(value);
    port = /"event":"listening".*"port":(\d+)/.exec(log)?.[1];
  }
  output.releaseLock();
  const errors = () => new Response(child.stderr).text();
  return {
    child,
    port: Number(port),
    get address() {
      if (port === undefined) throw new Error(`The server did not start. ${log}`);
      return `http://127.0.0.1:${port}`;
    },
    errors,
    started: log,
  };
}

/** Sends raw bytes to a port and returns everything received until the server closes the connection. */
export async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  for await (const part of socket) answer += String(part);
  return answer;
}
