import { chatIndex } from "../../views/text/chat-index";
import { basename } from "node:path";
import type { BunPlugin } from "bun";
import { commonPasswords } from "../auth/passwords/common-passwords";
import type { Emit } from "./emit";
import { islands } from "../../views/islands/islands";
import { islandFile } from "./styles/view-files";

/** The files of each lazy script: its own first, then its static imports. */
export type LazyScripts = Record<string, string[]>;

/** The address of the first script of every page, and the files of those loaded later. */
export type Scripts = { first: string; late: LazyScripts };

/** Only the session pages load it; islands contain its address. */
const AUTH_CLIENT = "views/islands/session/auth-client.ts";

/** Entry points that are loaded later. Imports they share become files of their own. */
const LATE = [
  "views/islands/hydrate.ts",
  "views/behaviors/origin.ts",
  "views/behaviors/swap-form.ts",
  ...Object.keys(islands).toSorted().map(islandFile),
];

/**
 * Bundles all scripts for the browser, in reverse order of loading, because each contains the addresses of the files it
 * loads.
 */
export async function buildScripts(emitAs: Emit): Promise<Scripts> {
  const [authClient] = Object.values(listImports(await bundle([AUTH_CLIENT], emitAs)));
  const late = listImports(
    await bundle(LATE, emitAs, {
      AUTH_CLIENT: JSON.stringify(authClient),
      CHAT_INDEX: JSON.stringify(chatIndex()),
    }),
  );
  const [first] = await bundle(["views/browser.ts"], emitAs, {
    LATE_SCRIPTS: JSON.stringify(late),
  });
  if (first === undefined) throw new Error("views/browser.ts produced no script.");
  return { first: first.address, late };
}

function listImports(bundled: readonly Bundled[]): LazyScripts {
  const codes = new Map(bundled.map(({ address, code }) => [address, code]));
  const follow = (address: string, found = new Set<string>()): Set<string> => {
    if (found.has(address)) return found;
    found.add(address);
    const imports = codes.get(address)?.matchAll(/\b(?:from|import)"(\/assets\/[^"]+)"/g) ?? [];
    for (const [, next = ""] of imports) follow(next, found);
    return found;
  };
  return Object.fromEntries(
    bundled.flatMap(({ name, address }) => (name ? [[name, [...follow(address)]]] : [])),
  );
}

/** A bundled script, named after its source if it is an entry. */
type Bundled = { address: string; name?: string; code: string };

/** `production` is required: `minify` alone bundles React's development build. */
async function bundle(
  entrypoints: string[],
  emitAs: Emit,
  define: Record<string, string> = {},
): Promise<Bundled[]> {
  const { outputs } = await Bun.build({
    entrypoints,
    target: "browser",
    splitting: true,
    minify: true,
    env: "disable",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    publicPath: "/assets/",
    naming: { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]" },
  });
  return Promise.all(
    outputs.map(async (output) => {
      const file = basename(output.path);
      const code = await output.text();
      const address = await emitAs(file, new TextEncoder().encode(code));
      return output.kind === "entry-point"
        ? { address, code, name: file.replace(/-[^-]+$/, "") }
        : { address, code };
    }),
  );
}

/** Replaces the module by its value. */
const commonPasswordsOnly: BunPlugin = {
  name: "common passwords",
  setup(build) {
    build.onLoad({ filter: /common-passwords\.ts$/ }, () => ({
      loader: "js",
      contents: `export const commonPasswords = ${JSON.stringify(commonPasswords)};`,
    }));
  },
};

/**
 * Bundles the server and its workers for a fast start and little memory. No source maps: Bun would load them, which
 * takes 4 MB; unmangled names keep stacks readable. PGlite is external: it finds its WebAssembly beside itself in
 * node_modules. Returns the names of the files to start.
 */
export async function buildServer(build: string): Promise<string[]> {
  const { outputs } = await Bun.build({
    entrypoints: [
      "src/server.ts",
      ...new Bun.Glob("src/commands/*.ts").scanSync("."),
      "db/embedded/database-worker.ts",
      "db/journal/sync-worker.ts",
    ],
    outdir: build,
    target: "bun",
    splitting: true,
    minify: { whitespace: true, syntax: true, identifiers: false },
    external: ["@electric-sql/*"],
    plugins: [commonPasswordsOnly],
    define: { "process.env.NODE_ENV": '"production"' },
    naming: { entry: "[name].[ext]", chunk: "[name]-[hash].[ext]" },
  });
  return outputs.filter(({ kind }) => kind === "entry-point").map(({ path }) => basename(path));
}
