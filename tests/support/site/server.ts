import { connect } from "node:net";
import { newPostgresDatabase } from "../database/databases";
import { tempFolder } from "../temp";

/**
 * The built server as a process of its own, on a port that was free; `started` is its log until it listened. `descriptors`
 * is how many files and connections it may open. Without DATA_DIR or DATABASE_URL it is on PostgreSQL, where the
 * database opens in a fifth of the processor's time.
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
  return { child, port: Number(port), address: `http://127.0.0.1:${port}`, errors, started: log };
}

/** All that the server on a port answers to bytes as they are, until it closes the connection. */
export async function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  for await (const part of socket) answer += String(part);
  return answer;
}
