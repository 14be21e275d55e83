import { defineConfig } from "drizzle-kit";

/** `bunx drizzle-kit generate --name what_it_does` writes the next migration from a changed schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./db/schema/forms.ts",
    "./db/schema/mail.ts",
    "./db/schema/consent.ts",
    "./db/schema/held.ts",
    "./db/schema/accounts.ts",
    "./db/schema/auth-tokens.ts",
  ],
  out: "./db/migrations",
});
