import { basename } from "node:path";
import type { EmittedFile } from "./emit";
import { emitAs } from "./emit";

/**
 * Bundles the one script of every page; what it imports later (React, islands) becomes chunks of its own.
 * `production` matters: minifying alone bundles React's development build.
 */
export async function buildScripts(files: EmittedFile[]): Promise<string> {
  const result = await Bun.build({
    entrypoints: ["views/browser.ts"],
    target: "browser",
    splitting: true,
    minify: true,
    env: "disable",
    define: { "process.env.NODE_ENV": '"production"' },
    publicPath: "/assets/",
    naming: { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]" },
  });
  let script = "";
  for (const output of result.outputs) {
    const bytes = new Uint8Array(await output.arrayBuffer());
    const address = await emitAs(basename(output.path), bytes, files);
    if (output.kind === "entry-point") script = address;
  }
  return script;
}

/**
 * Bundles the server and its workers for a quick start and little memory: Bun reads a source map that lies
 * beside a script, which takes 4 MB, so there is none, and names are kept for readable stacks instead.
 * PGlite stays outside: it finds its WebAssembly beside itself in node_modules.
 */
export async function buildServer(): Promise<void> {
  await Bun.build({
    entrypoints: [
      "src/server.ts",
      "src/admin.ts",
      "src/mail-command.ts",
      "src/signups-command.ts",
      "db/database-worker.ts",
      "db/journal-worker.ts",
    ],
    outdir: ".build",
    target: "bun",
    splitting: true,
    minify: { whitespace: true, syntax: true, identifiers: false },
    external: ["@electric-sql/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    naming: { entry: "[name].[ext]", chunk: "[name]-[hash].[ext]" },
  });
}
