import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./database/postgres";
import { tempFolder } from "./temp";

/** Debian installs it outside the PATH of ordinary users. */
const PLACES = "/usr/local/sbin:/usr/sbin:/sbin";

/** Throws an error that says what to install. */
export function findNginx(): string {
  const found = Bun.which("nginx") ?? Bun.which("nginx", { PATH: PLACES });
  if (found === null)
    throw new Error(
      "The tests of rolling restarts need nginx: install it (Debian: apt-get install nginx, macOS: brew install nginx).",
    );
  return found;
}

type Nginx = {
  address: string;
  stop: () => Promise<void>;
};

/** Returns the README's server block, for replicas on these ports. */
function readmeBlock(port: number, replicas: number[]): string {
  const block = /```nginx\n(.*?)```/s.exec(readFileSync("src/commands/README.md", "utf8"))?.[1];
  if (block === undefined)
    throw new Error("src/commands/README.md shows no block of nginx's configuration.");
  const shown = [...block.matchAll(/127\.0\.0\.1:\d+/g)].map(([address]) => address);
  if (shown.length !== replicas.length) throw new Error(`It shows ${shown.length} replicas.`);
  const moved = shown.reduce(
    (text, address, index) => text.replace(address, `127.0.0.1:${replicas[index]}`),
    block,
  );
  return moved.replace("listen 80;", `listen 127.0.0.1:${port};`);
}

/** Starts an nginx with the README's configuration in front of replicas on these ports. */
export async function startNginx(replicas: number[]): Promise<Nginx> {
  const program = findNginx();
  const folder = tempFolder();
  // The workers run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  // nginx writes it once it listens.
  const pidFile = join(folder, "nginx.pid");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const configuration = `
daemon off;
pid ${pidFile};
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  keepalive_requests 1000000;
  ${temporary.join("\n  ")}
  ${readmeBlock(port, replicas)}
}`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  const child = Bun.spawn([program, "-p", folder, "-e", `${folder}/error.log`, "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  while (!existsSync(pidFile)) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start: ${await new Response(child.stderr).text()}`);
    await Bun.sleep(5);
  }
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGQUIT");
      await child.exited;
    },
  };
}
