import { endpoints } from "../../src/paths";
import { freePort } from "../support/database/postgres";
import { docker, requireDocker, requireNoRights, run, stop, waitFor } from "./docker";

/**
 * `bun run image-check`: builds the image and runs it, alone and by compose.yaml beside PostgreSQL, on this machine's
 * Docker engine. Arguments go to `docker build`; BUN_IMAGE and POSTGRES_IMAGE name other base images. Everything it creates
 * has the same name prefix and is removed at the end.
 */
const NAME = `genie-image-check-${process.pid}`;
const PASSWORD = "image-check";
/** Compose's default, so that Compose finds the layers of the image that was built first. */
const SITE_URL = "http://localhost:3000";
const BUN_IMAGE = process.env["BUN_IMAGE"] ?? (await defaultBase());
const ANN = "ann@example.com";
const BOB = "bob@example.com";
const ISOLATION = "read-only, user 1000, no capabilities";

let compose: string[] = [];
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => void cleanUp().then(() => process.exit(1)));
try {
  compose = await requireDocker();
  await step("built", build);
  await step("size over its base", sizeOverBase);
  await step("run alone", runAlone);
  await step("run by Compose", runComposed);
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await cleanUp();
}

async function step(name: string, work: () => Promise<string>): Promise<void> {
  process.stdout.write(`✓ ${name}: ${await work()}\n`);
}

async function defaultBase(): Promise<string> {
  const [, name = ""] = /^ARG BUN_IMAGE=(.*)$/m.exec(await Bun.file("Dockerfile").text()) ?? [];
  return name;
}

async function build(): Promise<string> {
  const since = performance.now();
  const bases = ["--build-arg", `BUN_IMAGE=${BUN_IMAGE}`, "--build-arg", `SITE_URL=${SITE_URL}`];
  await docker("build", ...bases, "--tag", NAME, ...process.argv.slice(2), ".");
  return secondsSince(since);
}

async function sizeOverBase(): Promise<string> {
  const sizeOf = async (image: string) =>
    Number(await docker("image", "inspect", "--format", "{{.Size}}", image));
  return `${(((await sizeOf(NAME)) - (await sizeOf(BUN_IMAGE))) / 1e6).toFixed(0)} MB`;
}

async function runAlone(): Promise<string> {
  const port = await freePort();
  const limits = ["--read-only", "--tmpfs=/tmp", "--cap-drop=ALL"];
  const places = [`--volume=${NAME}:/data`, `--publish=127.0.0.1:${port}:3000`];
  const options = [...limits, "--security-opt=no-new-privileges", ...places];
  const since = performance.now();
  await docker("run", "--detach", `--name=${NAME}`, "--health-interval=1s", ...options, NAME);
  const health = () => docker("inspect", "--format", "{{.State.Health.Status}}", NAME);
  await waitFor("healthy", async () => (await health()) === "healthy");
  const healthy = secondsSince(since);
  const list = async () =>
    (await docker("exec", NAME, "bun", ".build/signups.js", "list")).includes(ANN);
  await requirePage(port);
  await requireNoRights(NAME);
  await signUp(port, ANN);
  await waitFor("sign-up stored", list);
  const stopped = await stop(NAME);
  await docker("start", NAME);
  await waitFor("sign-up there after a restart", list);
  return `healthy after ${healthy}, page served, sign-up stored and there after a restart, ${ISOLATION}, stopped in ${stopped} with 0`;
}

async function runComposed(): Promise<string> {
  const port = await freePort();
  const composed = (...words: string[]) =>
    run([...compose, "--project-name", NAME, ...words], {
      POSTGRES_PASSWORD: PASSWORD,
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL,
      BUN_IMAGE,
    });
  const since = performance.now();
  await composed("up", "--detach", "--build");
  await waitFor("ready", async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
  const up = secondsSince(since);
  const site = await composed("ps", "--quiet", "site");
  const postgres = await composed("ps", "--quiet", "postgres");
  const stored = (email: string) => async () => {
    const query = `select count(*) from subscribers where email = '${email}'`;
    const url = `postgres://genie:${PASSWORD}@127.0.0.1/genie`;
    return (await docker("exec", postgres, "psql", url, "-tAc", query)) === "1";
  };
  await requirePage(port);
  await requireNoRights(site);
  await signUp(port, ANN);
  await waitFor("sign-up stored in Postgres", stored(ANN));
  await docker("kill", postgres);
  await signUp(port, BOB);
  const restarted = performance.now();
  await docker("start", postgres);
  await waitFor("sign-up of the outage stored", stored(BOB));
  const late = secondsSince(restarted);
  const stopped = await stop(site);
  return `up after ${up}, page served, sign-up stored in Postgres, one accepted while Postgres was killed stored ${late} after its restart, ${ISOLATION}, stopped in ${stopped} with 0`;
}

/** Throws unless the site serves its first page compressed, and the script that the page names. */
async function requirePage(port: number): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${port}`);
  const [, script = "/none"] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(await page.text()) ?? [];
  const { status } = await fetch(`http://127.0.0.1:${port}${script}`);
  const isCompressed = page.headers.has("content-encoding");
  if (page.status !== 200 || status !== 200 || !isCompressed)
    throw new Error(`Page ${page.status}, its script ${status}, compressed: ${isCompressed}`);
}

async function signUp(port: number, email: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${endpoints.newsletter}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
  if (!answer.ok) throw new Error(`Sign-up: ${answer.status} ${await answer.text()}`);
}

function secondsSince(time: number): string {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}

async function cleanUp(): Promise<void> {
  if (compose.length === 0) return;
  const project = [...compose, "--project-name", NAME, "down", "--volumes", "--rmi", "local"];
  await run(project, { POSTGRES_PASSWORD: PASSWORD }).catch(() => {});
  for (const words of [
    ["rm", "--force"],
    ["volume", "rm", "--force"],
    ["rmi", "--force"],
  ])
    await docker(...words, NAME).catch(() => {});
}
