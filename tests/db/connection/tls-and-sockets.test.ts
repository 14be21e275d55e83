import { afterAll, beforeAll, expect, test } from "bun:test";
import { chmodSync, chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, type DatabaseEvent } from "../../../db/connection/client";
import { readEnvironment } from "../../../src/env";
import { postgresUser, startPostgres, type Postgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";

const TEST_MS = 120_000;

const folder = tempFolder();
const file = (name: string) => join(folder, name);
let server: Postgres;
let port: string;

beforeAll(async () => {
  makeCertificates();
  server = await startPostgres([
    "ssl=on",
    `ssl_cert_file=${file("server.crt")}`,
    `ssl_key_file=${file("server.key")}`,
    `unix_socket_directories=${folder}`,
    "listen_addresses=127.0.0.1,::1",
  ]);
  ({ port } = new URL(server.url));
}, TEST_MS);
afterAll(() => server.stop(), TEST_MS);

/** A private CA, and a certificate by it for the name `localhost` alone. */
function makeCertificates() {
  writeFileSync(file("names"), "subjectAltName=DNS:localhost\n");
  for (const command of [
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=ca -keyout ca.key -out ca.crt",
    "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -keyout server.key -out server.csr",
    "x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.crt",
  ])
    expect(Bun.spawnSync(["openssl", ...command.split(" ")], { cwd: folder }).exitCode).toBe(0);
  chmodSync(folder, 0o755);
  chmodSync(file("server.key"), 0o600);
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = postgresUser();
  for (const name of ["", "server.key"]) chownSync(file(name), uid, gid);
}

/** Returns whether a connection is encrypted, or why there is none. */
async function reach(address: string): Promise<boolean | string> {
  const failure = Promise.withResolvers<string>();
  const onEvent = (event: DatabaseEvent) =>
    event.kind === "open-failed" && failure.resolve(String(event.error));
  const url = readEnvironment({ DATABASE_URL: address }).DATABASE_URL;
  const database = openDatabase({ url, dataFolder: tempFolder(), deadlineMs: 10_000, onEvent });
  const isEncrypted = database.run(async (db) => {
    const [row] = await db.execute<{ ssl: boolean }>(
      "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
    );
    return row?.ssl ?? "no answer";
  });
  const answer = await Promise.race([isEncrypted.catch(String), failure.promise]);
  await database.close();
  return answer;
}

for (const [query, isEncrypted] of [
  ["", true],
  ["?sslmode=prefer", true],
  ["?sslmode=disable", false],
  ["?sslmode=require&channel_binding=require", true],
  ["?sslmode=verify-full&sslrootcert=CA", true],
  ["?sslmode=verify-ca&sslrootcert=CA", true],
  ["?sslmode=require&sslrootcert=CA", true],
] as const)
  test(
    `localhost${query} connects`,
    async () => {
      const url = `postgres://postgres@localhost:${port}/postgres${query.replace("CA", file("ca.crt"))}`;
      expect(await reach(url)).toBe(isEncrypted);
    },
    TEST_MS,
  );

test(
  "a certificate of an unknown authority or for another name is refused",
  async () => {
    const at = (host: string, query: string) =>
      reach(`postgres://postgres@${host}:${port}/postgres?${query}`);
    const ca = `sslrootcert=${file("ca.crt")}`;
    expect(await at("localhost", "sslmode=verify-full")).toBeString();
    expect(await at("127.0.0.1", `sslmode=verify-full&${ca}`)).toBeString();
    expect(await at("127.0.0.1", `sslmode=verify-ca&${ca}`)).toBe(true);
  },
  TEST_MS,
);

test(
  "sockets and IPv6 addresses work",
  async () => {
    for (const url of [
      `postgres://postgres@/postgres?host=${folder}&port=${port}`,
      `postgres://postgres@${encodeURIComponent(folder)}:${port}/postgres`,
    ])
      expect(await reach(url)).toBe(false);
    expect(await reach(`postgres://postgres@[::1]:${port}/postgres?sslmode=disable`)).toBe(false);
    expect(await reach(`postgres://postgres@[::1]:${port}/postgres`)).toBe(true);
  },
  TEST_MS,
);
