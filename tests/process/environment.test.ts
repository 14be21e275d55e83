import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDatabaseUrl } from "../../db/connection/database-url";
import { tempFolder } from "../support/temp";
import { readEnvironment } from "../../src/env";

for (const address of [
  "https://genie.example",
  "https://GENIE.example:443/",
  "http://localhost:80",
])
  test(`SITE_URL ${address} is parsed as its origin`, () => {
    expect(readEnvironment({ SITE_URL: address }).SITE_URL).toBe(new URL(address).origin);
  });

for (const end of ["/path", "/?a", "/#a", "?"])
  test(`SITE_URL that ends with "${end}" is rejected`, () => {
    const read = () => readEnvironment({ SITE_URL: `https://genie.example${end}` });
    expect(read).toThrow("SITE_URL must have only scheme, host and port");
  });

test("SITE_URL with a password is rejected, without printing the password", () => {
  const read = () => readEnvironment({ SITE_URL: "https://ann:hunter2@genie.example" });
  expect(read).toThrow("SITE_URL must");
  expect(read).not.toThrow("hunter2");
});

test("an invalid address is reported once", () => {
  const read = () => readEnvironment({ SITE_URL: "ftp://genie.example/path" });
  expect(read).toThrow(/:\n {2}SITE_URL must be an http or https address such as \S+$/);
});

test("a Supabase project without its key is reported along with other errors", () => {
  const SUPABASE_URL = "https://abc.supabase.co";
  for (const more of [{}, { SUPABASE_ANON_KEY: "" }, { PORT: "many" }])
    expect(() => readEnvironment({ SUPABASE_URL, ...more })).toThrow(
      "SUPABASE_ANON_KEY must be set with SUPABASE_URL",
    );
  expect(() => readEnvironment({ SUPABASE_URL, PORT: "many" })).toThrow("PORT must be");
  expect(readEnvironment({ SUPABASE_URL, SUPABASE_ANON_KEY: "sb_publishable_a" })).toMatchObject({
    SUPABASE_URL,
  });
});

test("secrets that are blank or short apart from blanks are rejected; empty ones are unset", () => {
  for (const [name, least] of [
    ["AUTH_SECRET", 32],
    ["METRICS_TOKEN", 16],
  ] as const) {
    const filler = "x".repeat(least - 1);
    for (const value of [" ", "\t\n".repeat(least), " ".repeat(least), `${filler} `, filler])
      expect(() => readEnvironment({ [name]: value })).toThrow(`${name} must have ${least}`);
    expect(readEnvironment({ [name]: "" })[name]).toBeUndefined();
    expect(readEnvironment({ [name]: `${filler}x` })[name]).toBe(`${filler}x`);
  }
});

test("a key without its project is ignored", () => {
  expect(readEnvironment({ SUPABASE_ANON_KEY: "a" }).SUPABASE_URL).toBeUndefined();
});

test("every setting may be in a file, whose last line break is not part of it", () => {
  const file = join(tempFolder(), "value");
  const valid = {
    SMTP_URL: "smtp://user:pass@mail.example",
    METRICS_TOKEN: "0123456789abcdef",
    PORT: "8080",
  };
  for (const [name, value] of Object.entries(valid)) {
    writeFileSync(file, `${value}\n`);
    const read = readEnvironment({ [`${name}_FILE`]: file });
    expect(String(read[name as keyof typeof valid])).toBe(value);
    expect(() => readEnvironment({ [name]: value, [`${name}_FILE`]: file })).toThrow(
      `${name} and ${name}_FILE are both set: keep one`,
    );
  }
});

test("a file that cannot be read is named by its variable, and its content never", () => {
  const file = join(tempFolder(), "secret");
  expect(() => readEnvironment({ AUTH_SECRET_FILE: file })).toThrow(
    "AUTH_SECRET_FILE must be a file that this user can read (ENOENT)",
  );
  writeFileSync(file, "too-short-secret");
  expect(() => readEnvironment({ AUTH_SECRET_FILE: file })).toThrow(
    /^(?!.*too-short)[^]*AUTH_SECRET must have 32 characters or more/,
  );
});

test("libpq's variables are the database's address while DATABASE_URL is not set", () => {
  const password = join(tempFolder(), "password");
  writeFileSync(password, "p@ss/word%\n");
  const server = { PGHOST: "db.example", PGUSER: "genie", PGPASSWORD_FILE: password };
  const { DATABASE_URL } = readEnvironment({ ...server, PGDATABASE: "site", PGSSLMODE: "require" });
  expect(readDatabaseUrl(DATABASE_URL ?? "").options).toMatchObject({
    host: ["db.example"],
    port: [5432],
    user: "genie",
    password: "p@ss/word%",
    database: "site",
    ssl: "require",
  });
  const socket = readEnvironment({ PGHOST: "/run/postgresql", PGPORT: "5433" }).DATABASE_URL;
  expect(readDatabaseUrl(socket ?? "").options).toMatchObject({
    path: "/run/postgresql/.s.PGSQL.5433",
  });
  const root = join(tempFolder(), "root.pem");
  writeFileSync(root, "a certificate");
  const pair = { PGHOST: "a.example,::1", PGPORT: "5432,5433", PGPASSWORD: "no user" };
  const { DATABASE_URL: checked } = readEnvironment({
    ...pair,
    PGSSLMODE: "verify-full",
    PGSSLROOTCERT: root,
  });
  expect(readDatabaseUrl(checked ?? "").options).toMatchObject({
    host: ["a.example", "::1"],
    port: [5432, 5433],
    password: "no user",
    ssl: { ca: Buffer.from("a certificate") },
  });
  expect(() => readEnvironment({ PGHOST: "a", PGPORT: "many" })).toThrow("PGPORT must be");
  const address = "postgres://other.example/site";
  expect(readEnvironment({ ...server, DATABASE_URL: address }).DATABASE_URL).toBe(address);
  expect(readEnvironment({ PGUSER: "genie" }).DATABASE_URL).toBeUndefined();
});
