import { expect, test } from "bun:test";
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
