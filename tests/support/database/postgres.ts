import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chownSync, existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { tempFolder } from "../temp";

export type Postgres = {
  url: string;
  /** Freezes the server: connections stay open, but nothing responds. */
  pause(): void;
  resume(): void;
  /** Ends the server with SIGKILL, as when its machine fails; `start` restarts it. */
  kill(): Promise<void>;
  /** Shuts the server down cleanly; `start` restarts it with its data, at the same address. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL server with a new, empty cluster on a free port of 127.0.0.1. As root, runs it as the user `postgres`
 * that Debian's package creates, since it refuses to run as root. Example of `settings`: `max_connections=20`. `programs` is
 * the folder of `initdb` and `postgres`.
 */
export async function startPostgres(
  settings: string[] = [],
  programs = findPrograms(),
): Promise<Postgres> {
  const user = process.getuid?.() === 0 ? postgresUser() : undefined;
  const folder = tempFolder();
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const run = (program: string, args: string[]) =>
    spawn(join(programs, program), args, {
      ...user,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
    });
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of server?.pid ? [server.pid, ...childrenOf(server.pid)] : []) {
      try {
        process.kill(pid, signal);
      } catch {
        // A connection's process may have ended meanwhile.
      }
    }
  };

  const running: Postgres = {
    url,
    pause: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
    async start() {
      const fixed = ["fsync=off", "unix_socket_directories=", "listen_addresses=127.0.0.1"];
      const flags = [...fixed, ...settings, `port=${port}`].flatMap((option) => ["-c", option]);
      server = run("postgres", ["-D", folder, ...flags]);
      await Promise.race([untilItAnswers(url), exitOf(server).then(failed("postgres"))]);
    },
    async kill() {
      if (!server) return;
      const gone = exitOf(server);
      signalAll("SIGKILL");
      await gone;
      server = undefined;
    },
    async shutDown() {
      if (!server) return;
      const gone = exitOf(server);
      signalAll("SIGCONT");
      server.kill("SIGINT");
      await gone;
      server = undefined;
    },
    async stop() {
      await running.shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const template = templates.get(programs) ?? makeTemplate(programs, user);
  templates.set(programs, template);
  await done("cp", ["-R", `${await template}/.`, folder], user);
  await running.start();
  return running;
}

/** Folders of empty clusters, each made once: copying one takes a tenth of the time of `initdb`. */
const templates = new Map<string, Promise<string>>();

async function makeTemplate(programs: string, user: User | undefined): Promise<string> {
  const folder = tempFolder();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  await done(join(programs, "initdb"), options, user);
  return folder;
}

type User = ReturnType<typeof postgresUser>;

/** Runs a program. Throws an error with its output if it fails. */
async function done(program: string, args: string[], user: User | undefined): Promise<void> {
  const child = spawn(program, args, { ...user, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
  const ended = await exitOf(child);
  if (ended.code !== 0) failed(program)(ended);
}

/** The folder of the newest `initdb` and `postgres` here. Throws an error that says what to install. */
export function findPrograms(): string {
  const onPath = Bun.which("initdb");
  const onDebian = [...new Bun.Glob("/usr/lib/postgresql/*/bin/initdb").scanSync("/")];
  const newest = onDebian.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })).at(0);
  const found = onPath ?? newest;
  if (!found) {
    throw new Error(
      "These tests need a PostgreSQL server on this machine: install it (Debian: apt-get install postgresql, macOS: brew install postgresql), with initdb on the PATH.",
    );
  }
  return join(found, "..");
}

export function postgresUser(): { uid: number; gid: number } {
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  if (!entry) throw new Error("Postgres refuses to run as root, and there is no user postgres.");
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export function exitOf(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = "";
  child.stderr?.on("data", (text: Buffer) => (errors += text.toString()));
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, errors })));
}

export function failed(program: string) {
  return ({ code, errors }: { code: number | null; errors: string }): never => {
    throw new Error(`${program} ended with ${code}: ${errors}`);
  };
}

export async function untilItAnswers(url: string) {
  const client = postgres(url, { max: 1, backoff: () => 0, onnotice: () => {} });
  for (;;) {
    const hasAnswered = await client`select 1`.then(
      () => true,
      () => false,
    );
    if (hasAnswered) return client.end();
    await Bun.sleep(20);
  }
}

/** Each of Postgres's processes has a group of its own, so a signal to the group reaches only one. */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(list)
    ? readFileSync(list, "utf8")
    : Bun.spawnSync(["pgrep", "-P", String(pid)]).stdout.toString();
  return text.split(/\s+/).filter(Boolean).map(Number);
}
