import { expect, test } from "bun:test";
import { readDatabaseUrl } from "../../../db/connection/database-url";
import { readEnvironment } from "../../../src/env";

const LOGIN = { user: "ann", password: "pw", database: "db" };

for (const [url, options] of [
  ["postgres://ann:pw@host/db", { ...LOGIN, host: ["host"], port: [5432], ssl: "prefer" }],
  ["postgresql://ann:pw@host:6432/db?sslmode=disable", { ...LOGIN, port: [6432], ssl: false }],
  ["postgres://ann:pw@host/db?sslmode=require&channel_binding=require", { ssl: "require" }],
  ["postgres://ann:pw@[::1]:5433/db", { ...LOGIN, host: ["::1"], port: [5433] }],
  ["postgres://ann:pw@/db?host=/run/pg", { ...LOGIN, path: "/run/pg/.s.PGSQL.5432", ssl: false }],
  ["postgres://ann:pw@%2Frun%2Fpg:5433/db", { ...LOGIN, path: "/run/pg/.s.PGSQL.5433" }],
  ["postgres:///db?host=/run/pg&port=6000", { path: "/run/pg/.s.PGSQL.6000", database: "db" }],
  ["postgres://one:1,two:2/db", { host: ["one", "two"], port: [1, 2] }],
  ["postgres://one,two/db?target_session_attrs=read-write", { port: [5432, 5432] }],
  ["postgres://host/db?user=ann&password=pw", LOGIN],
  ["postgres://ann:p%40ss%3A%2F%23%25@host/db", { password: "p@ss:/#%" }],
  ["postgres://ann:a:b@host/db", { user: "ann", password: "a:b" }],
  ["postgres://host/db?pgbouncer=true&connection_limit=1", { prepare: false }],
  ["postgres://host/db?prepare=false", { prepare: false }],
  ["postgres://host/db?keepalives=0", { keep_alive: null }],
  ["postgres://host/db?keepalives=1&keepalives_idle=30", { keep_alive: 30 }],
  [
    "postgres://host/db?options=-csearch_path%3Dgenie",
    { connection: { options: "-csearch_path=genie" } },
  ],
] as [string, object][])
  test(`${url} is read as libpq reads it`, () => {
    expect(readDatabaseUrl(url).options).toMatchObject(options);
  });

test("sslmode says what is verified", () => {
  const tls = (query: string) => readDatabaseUrl(`postgres://host/db?${query}`).options.ssl;
  expect(tls("sslmode=verify-full")).toMatchObject({ rejectUnauthorized: true });
  expect(tls("sslrootcert=system")).toMatchObject({ rejectUnauthorized: true });
  expect(tls(`sslmode=require&sslrootcert=${import.meta.path}`)).toHaveProperty("ca");
  expect(() => tls("sslmode=verify-full&sslrootcert=/nowhere/ca.crt")).toThrow("ENOENT");
});

test("parameters without effect are named", () => {
  const url =
    "postgres://host/db?schema=public&gssencmode=disable&connection_limit=1&sslmode=disable&keepalives=1";
  expect(readDatabaseUrl(url).ignored).toEqual(["schema", "gssencmode", "connection_limit"]);
});

for (const secret of ["p@ss:/#%", "p@ss", "p/ss", "p#ss", "p?ss", "p%ss", "12/ss", "1?a=p", "1#p"])
  test(`a password with raw special characters (${secret}) is refused without printing any of it`, () => {
    const read = () =>
      readEnvironment({ DATABASE_URL: `postgres://genie:${secret}@host.example:5432/db` });
    expect(read).toThrow(/DATABASE_URL must be .* percent-encoded/);
    expect(read).not.toThrow(/host\.example|ss@|genie:[p1]/);
  });

for (const address of ["mysql://host/db", "postgres://host:port/db", "host", "postgres://a@b@c/db"])
  test(`${address} is refused`, () => {
    expect(() => readEnvironment({ DATABASE_URL: address })).toThrow("DATABASE_URL must be");
  });
