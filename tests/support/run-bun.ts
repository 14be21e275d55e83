import { spawn, type ChildProcess } from "node:child_process";

/** A program's exit code, 0 only on success, duration and output. */
export type Ended = { code: number; seconds: number; output: string };

const KILL_MS = 5000;
const running = new Set<ChildProcess>();

/** Runs a script with this Bun and collects its output. Never rejects. */
export function runBun(args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  return runProgram(process.execPath, args, environment);
}

/** The same for any program. */
export function runProgram(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Ended> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    running.add(child);
    const end = (code: number) => {
      running.delete(child);
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ code, seconds, output: output.trimEnd() });
    };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", (error) => {
      output += `${program}: ${error.message}`;
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stopAll);

/** Each program leads a process group, so that the servers and browsers it started end with it. */
function stopAll() {
  signalAll("SIGTERM");
  setTimeout(() => {
    signalAll("SIGKILL");
    process.exit(1);
  }, KILL_MS);
  void waitForAll().then(() => process.exit(1));
}

function signalAll(signal: NodeJS.Signals) {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, signal);
}

async function waitForAll() {
  while (running.size > 0) await Bun.sleep(50);
}
