import { readFileSync } from "node:fs";
import { freePort } from "../support/database/postgres";

/** Ticks per second in /proc/PID/stat; 100 on every Linux that Bun runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU time that a process and its threads have used (Linux, /proc/PID/stat). */
export function cpuSeconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND;
}

/** Current and peak memory of a process, in MiB (Linux, /proc/PID/status). */
export function memoryMib(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, "latin1");
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: read("VmRSS"), highest: read("VmHWM") };
}

/** A server under test, answering at `port`. */
export type Served = { port: number; pid: number; startMs: number; stop: () => Promise<void> };

/**
 * Starts a script on a free port and waits until it answers `path`; `startMs` is the time from the command to the first
 * response. Throws if the script ends before it answers.
 */
export async function serve(
  script: string[],
  environment: Record<string, string>,
  path = "/livez",
): Promise<Served> {
  const port = await freePort();
  const started = performance.now();
  const child = Bun.spawn([process.execPath, ...script], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      // All load comes from one address; it is counted, but no limit is reached.
      FORMS_PER_ADDRESS: "1000000000",
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const words = await new Response(child.stderr).text();
      throw new Error(`${script.join(" ")} ended before it answered. ${words}`);
    }
    await Bun.sleep(1);
  }
  const startMs = performance.now() - started;
  const stop = async () => {
    child.kill("SIGTERM");
    await child.exited;
  };
  return { port, pid: child.pid, startMs, stop };
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
