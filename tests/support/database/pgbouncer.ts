import { spawn } from "node:child_process";
import { chownSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { exitOf, failed, freePort, postgresUser, untilItAnswers } from "./postgres";
import { tempFolder } from "../temp";

export type Pgbouncer = {
  /** The same database through PgBouncer, with `prepare=false`, which the README recommends for a pooler. */
  url: string;
  /** The same without that option. */
  plainUrl: string;
  /** Rows of a `show …` of its admin console. */
  show: (what: "pools" | "servers" | "version") => Promise<postgres.RowList<postgres.Row[]>>;
  stop: () => Promise<void>;
};

/**
 * Starts a PgBouncer in transaction mode in front of the database at `url`, on a free port of 127.0.0.1, with `size` server
 * connections. As root, runs it as the user `postgres`, since it refuses to run as root.
 */
export async function startPgbouncer(url: string, size = 8): Promise<Pgbouncer> {
  const program = findPgbouncer();
  const user = process.getuid?.() === 0 ? postgresUser() : undefined;
  const folder = tempFolder();
  if (user) chownSync(folder, user.uid, user.gid);
  const { hostname, port: serverPort, pathname } = new URL(url);
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${serverPort} user=postgres`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "admin_users = postgres",
    "pool_mode = transaction",
    `default_pool_size = ${size}`,
  ];
  writeFileSync(file, `${settings.join("\n")}\n`);
  const child = spawn(program, ["--quiet", file], {
    ...user,
    cwd: "/",
    stdio: ["pipe", "ignore", "pipe"],
  });
  const gone = exitOf(child);
  const at = (database: string) => `postgres://postgres@127.0.0.1:${port}${database}`;
  const plainUrl = at(pathname);
  const pooled = `${plainUrl}?prepare=false`;
  await Promise.race([untilItAnswers(pooled), gone.then(failed("pgbouncer"))]);
  return {
    url: pooled,
    plainUrl,
    async show(what) {
      const client = postgres(at("/pgbouncer"), { max: 1, prepare: false, fetch_types: false });
      try {
        return await client.unsafe(`show ${what}`);
      } finally {
        await client.end();
      }
    },
    async stop() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Debian installs it outside the PATH of ordinary users. Throws an error that says what to install. */
export function findPgbouncer(): string {
  const found = Bun.which("pgbouncer") ?? ["/usr/sbin/pgbouncer"].find(existsSync);
  if (!found) {
    throw new Error(
      "These tests need PgBouncer on this machine: install it (Debian: apt-get install pgbouncer, macOS: brew install pgbouncer).",
    );
  }
  return found;
}
