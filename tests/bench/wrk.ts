import { isTrial } from "./effort";

/** The result of a wrk run; `refused` counts responses that were neither 2xx nor 3xx. */
export type WrkResult = { answers: number; refused: number; p99Ms: number };

type WrkOptions = {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** A Lua script that makes the requests, and its argument. */
  script?: { file: string; argument: string };
};

/** Throws an error that says what to install. */
export function findWrk(): string {
  const program = Bun.which("wrk");
  if (program === null)
    throw new Error("The bench needs wrk: apt-get install wrk, brew install wrk.");
  return program;
}

/**
 * Runs the load, which stands for visitors on other machines, only when the processor is idle (`SCHED_IDLE`, sched(7)). At
 * a merely low priority it delayed pages by up to a kernel tick. Not in a trial, since a busy machine is never idle.
 */
export const AT_IDLE_PRIORITY = isTrial ? [] : ["chrt", "-i", "0"];

/**
 * Requests one address as fast as possible with wrk (https://github.com/wg/wrk), because a load in JavaScript is slower than
 * the server. A load with a script runs at idle priority.
 */
export async function wrk(address: string, options: WrkOptions): Promise<WrkResult> {
  const program = findWrk();
  const { connections, seconds, headers = {}, script } = options;
  const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const load = ["-t1", `-c${connections}`, `-d${seconds}`, "--latency", ...lines];
  const run = script
    ? [...AT_IDLE_PRIORITY, program, ...load, "-s", script.file, address, "--", script.argument]
    : [program, ...load, address];
  const text = await new Response(Bun.spawn(run, { stdout: "pipe" }).stdout).text();
  const [, figure, unit = ""] = /99% +([\d.]+)(us|ms|s)/.exec(text) ?? [];
  const toMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return {
    answers: Number(/(\d+) requests in/.exec(text)?.[1]),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
    p99Ms: Number(figure) * (toMs[unit] ?? Number.NaN),
  };
}
