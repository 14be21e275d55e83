import { readFileSync } from "node:fs";
import { checkServerIdentity } from "node:tls";
import type postgres from "postgres";

/** What `DATABASE_URL` must be. Contains no part of the value, which may be a password. */
export const DATABASE_URL_RULE =
  "must be an address such as postgres://user:password@host:5432/name, with special characters in the user and password percent-encoded (@ as %40, : as %3A, / as %2F, ? as %3F, # as %23, % as %25)";

type ClientOptions = postgres.Options<Record<string, postgres.PostgresType>>;

type DatabaseUrl = {
  /** Options for postgres.js; unset ones come from `PG…` environment variables. */
  options: ClientOptions;
  /** Names of parameters that have no effect here. */
  ignored: string[];
};

/** `user:password@hosts/database?parameters`; only the first part may contain a raw colon after the user. */
const URL_PATTERN =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^@:/?#]*)(?::(?<password>[^@/?#]*))?@)?(?<hosts>[^@/?#]*)(?:\/(?<database>[^@/?#]*))?(?:\?(?<query>[^@?#]*))?$/;

/** A host name, an IPv4 address, an IPv6 address in brackets or the escaped folder of a socket, with an optional port. */
const HOST_PATTERN = /^(?<host>\[[\da-f:.]+\]|[^:[\]]*)(?::(?<port>\d*))?$/i;

/** Returns whether a text is a connection URI of libpq with its special characters escaped. */
export function isDatabaseUrl(text: string): boolean {
  const parts = URL_PATTERN.exec(text)?.groups;
  if (parts === undefined || /%(?![\da-f]{2})/i.test(text)) return false;
  return (parts["hosts"] ?? "").split(",").every((one) => HOST_PATTERN.test(one));
}

/**
 * Reads a connection URI as libpq does (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
 * Throws an error without any part of the URI if it is invalid, and the system's error if a certificate cannot be read.
 */
export function readDatabaseUrl(text: string): DatabaseUrl {
  const parts = isDatabaseUrl(text) ? URL_PATTERN.exec(text)?.groups : undefined;
  if (parts === undefined) throw new Error(`DATABASE_URL ${DATABASE_URL_RULE}.`);
  const given = new Map<string, string>();
  for (const name of ["user", "password", "database"] as const)
    if (parts[name]) given.set(name === "database" ? "dbname" : name, unescape(parts[name]));
  const hosts = (parts["hosts"] ?? "").split(",").map((one) => HOST_PATTERN.exec(one)?.groups);
  given.set("host", hosts.map((one) => unescape(one?.["host"] ?? "")).join(","));
  given.set("port", hosts.map((one) => one?.["port"] ?? "").join(","));
  for (const pair of (parts["query"] ?? "").split("&").filter(Boolean)) {
    const [name = "", ...value] = pair.split("=");
    given.set(unescape(name), unescape(value.join("=")));
  }
  const ignored = [...given.keys()].filter((name) => !READ.has(name));
  return { options: optionsOf(given), ignored };
}

/** The parameters that are read. The others cannot apply to this client, as `connection_limit`. */
const READ = new Set([
  "channel_binding",
  "connect_timeout",
  "dbname",
  "host",
  "hostaddr",
  "keepalives",
  "keepalives_idle",
  "options",
  "password",
  "pgbouncer",
  "port",
  "prepare",
  "sslcert",
  "sslkey",
  "sslmode",
  "sslrootcert",
  "target_session_attrs",
  "user",
]);

function optionsOf(given: Map<string, string>): ClientOptions {
  const read = (name: string) => given.get(name) || undefined;
  const hosts = (read("hostaddr") ?? given.get("host") ?? "").split(",");
  const ports = (given.get("port") ?? "").split(",");
  const portOf = (index: number) => Number(ports[index] || ports[0] || 5432);
  const [first = ""] = hosts;
  const isSocket = /^[/@]/.test(first);
  const isPooled = read("prepare") === "false" || read("pgbouncer") === "true";
  const options = read("options");
  const target = read("target_session_attrs");
  return {
    ...(isSocket && { path: `${first}/.s.PGSQL.${portOf(0)}` }),
    ...(!isSocket &&
      first && { host: hosts.map(withoutBrackets), port: hosts.map((_, index) => portOf(index)) }),
    ...(!first && ports[0] && { port: portOf(0) }),
    ...(given.has("user") && { user: given.get("user") }),
    ...(given.has("password") && { password: given.get("password") }),
    ...(read("dbname") && { database: read("dbname") }),
    ...(isPooled && { prepare: false }),
    ...(read("connect_timeout") && { connect_timeout: Number(read("connect_timeout")) }),
    ...(read("keepalives") === "0" && { keep_alive: null }),
    ...(read("keepalives_idle") && { keep_alive: Number(read("keepalives_idle")) }),
    ...(target && target !== "any" && { target_session_attrs: target }),
    ...(options && { connection: { options } }),
    ssl: isSocket ? false : tlsOf(read, first),
  } as unknown as ClientOptions;
}

/** libpq's sslmode, with `prefer` as its default. Without `sslrootcert`, the system's certificates are trusted. */
function tlsOf(read: (name: string) => string | undefined, host: string): ClientOptions["ssl"] {
  const root = read("sslrootcert");
  const mode = read("sslmode") ?? (root === "system" ? "verify-full" : "prefer");
  if (mode === "disable") return false;
  const own = {
    ...(read("sslcert") && { cert: readFileSync(read("sslcert") ?? "") }),
    ...(read("sslkey") && { key: readFileSync(read("sslkey") ?? "") }),
  };
  const isVerified = mode.startsWith("verify-") || (mode === "require" && root !== undefined);
  if (!isVerified) {
    const isPlain = Object.keys(own).length === 0;
    return isPlain
      ? mode === "require"
        ? "require"
        : "prefer"
      : { ...own, rejectUnauthorized: false };
  }
  return {
    ...own,
    ...(root !== undefined && root !== "system" && { ca: readFileSync(root) }),
    rejectUnauthorized: true,
    // Of the others, libpq checks only who signed the certificate.
    checkServerIdentity: (name: string, certificate: Parameters<typeof checkServerIdentity>[1]) =>
      mode === "verify-full"
        ? checkServerIdentity(withoutBrackets(host) || name, certificate)
        : undefined,
  };
}

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, "$1");
const unescape = (text: string) => decodeURIComponent(text);
