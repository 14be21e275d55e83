import { defineConfig } from "drizzle-kit";

/** `bun run migration --name what_it_does` writes the next migration from a changed schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
});
