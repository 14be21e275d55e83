import { defineConfig } from "drizzle-kit";

/** `bunx drizzle-kit generate --name what_it_does` writes the next migration from a changed schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./db/schema.ts",
    "./db/mail-schema.ts",
    "./db/consent-schema.ts",
    "./db/held-schema.ts",
    "./db/auth-schema.ts",
    "./db/auth-proof-schema.ts",
  ],
  out: "./db/migrations",
});
