import { readToEnd } from "../support/commands/commands";

/** Runs a program and returns its output. Throws an error with that output if it fails. */
export async function run(words: readonly string[], environment: Record<string, string> = {}) {
  const child = Bun.spawn([...words], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { code, output, errors } = await readToEnd(child);
  if (code !== 0) throw new Error(`${words.join(" ")} failed:\n${output}${errors}`.trimEnd());
  return output.trim();
}

export const docker = (...words: string[]) => run(["docker", ...words]);

const succeeds = (...words: string[]) =>
  run(words).then(
    () => true,
    () => false,
  );

/** The command for Compose, a Docker plugin or standalone. Throws an error that names what is missing. */
export async function requireDocker(): Promise<string[]> {
  const missing: string[] = [];
  if (Bun.which("docker") === null)
    missing.push("the program docker (Debian: apt-get install docker.io)");
  else if (!(await succeeds("docker", "info", "--format", "{{.ServerVersion}}")))
    missing.push("a running Docker engine: start dockerd, or set DOCKER_HOST");
  const plugin = Bun.which("docker") !== null && (await succeeds("docker", "compose", "version"));
  if (!plugin && Bun.which("docker-compose") === null)
    missing.push("Docker Compose (Debian: apt-get install docker-compose)");
  if (missing.length > 0) throw new Error(`image-check needs ${missing.join("\n  and ")}`);
  return plugin ? ["docker", "compose"] : ["docker-compose"];
}

const LONGEST_WAIT_MS = 60_000;

/** Polls a condition for up to a minute; `what` names it in the error. */
export async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`A minute later still not so: ${what}`);
    await Bun.sleep(50);
  }
}

/** Throws unless a container's site runs as an unprivileged user on read-only files. */
export async function requireNoRights(container: string): Promise<void> {
  const status = await docker("exec", container, "cat", "/proc/1/status");
  for (const right of [
    /^Uid:\t1000\t1000/m,
    /^CapEff:\t0{16}$/m,
    /^CapBnd:\t0{16}$/m,
    /^NoNewPrivs:\t1$/m,
  ])
    if (!right.test(status)) throw new Error(`The site's process is not ${right}:\n${status}`);
  const mounts = await docker("exec", container, "cat", "/proc/1/mounts");
  if (!/^\S+ \/ \S+ ro,/m.test(mounts)) throw new Error(`The root is not read-only:\n${mounts}`);
}

const LONGEST_STOP_S = 5;

/** Stops a container. Returns how long it took; throws unless the site exited with 0 within seconds. */
export async function stop(container: string): Promise<string> {
  const since = performance.now();
  await docker("stop", "--time", "25", container);
  const seconds = (performance.now() - since) / 1000;
  const code = await docker("inspect", "--format", "{{.State.ExitCode}}", container);
  if (code !== "0") throw new Error(`The site ended with ${code}.`);
  if (seconds > LONGEST_STOP_S) throw new Error(`The site took ${seconds.toFixed(1)} s to stop.`);
  return `${seconds.toFixed(1)} s`;
}
