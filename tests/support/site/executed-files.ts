import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { tempFolder } from "../temp";

/** What the server needs beside its source. */
const LINKED = ["node_modules", "static", ".build", "package.json", "tsconfig.json"];
const SOURCES = ["src", "db", "views"];

/**
 * Copies the site's source to a folder, with each function changed to write the name of its file to `log` when it runs, in
 * whatever thread.
 */
export function copyWithTraces() {
  const folder = tempFolder();
  const log = join(folder, "executed.log");
  writeFileSync(log, "");
  const trace = join(folder, "trace.ts");
  writeFileSync(
    trace,
    `import { openSync, writeSync } from "node:fs";
const log = openSync(${JSON.stringify(log)}, "a");
export const trace = (file: string) => void writeSync(log, file + "\\n");\n`,
  );
  for (const name of LINKED) symlinkSync(join(process.cwd(), name), join(folder, name));
  for (const source of SOURCES)
    for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
      const path = join(source, file);
      mkdirSync(join(folder, path, ".."), { recursive: true });
      if (!/^\.tsx?$/.test(extname(path))) cpSync(path, join(folder, path), { recursive: true });
      else writeFileSync(join(folder, path), traced(path, trace));
    }
  return {
    folder,
    /** Forgets what ran before. */
    clear: () => truncateSync(log),
    read: () => [...new Set(readFileSync(log, "utf8").split("\n").filter(Boolean))],
  };
}

/** The source of a file in which each function starts with a call of `trace`. */
function traced(path: string, trace: string): string {
  const source = readFileSync(path, "utf8");
  const call = `trace__(${JSON.stringify(path)})`;
  const inserts: [number, string][] = [];
  const visit = (body: { type: string; start: number; end: number } | null) => {
    if (body === null) return;
    if (body.type === "BlockStatement") inserts.push([body.start + 1, `${call};`]);
    else inserts.push([body.start, `(${call},`], [body.end, ")"]);
  };
  new Visitor({
    FunctionDeclaration: ({ body }) => visit(body),
    FunctionExpression: ({ body }) => visit(body),
    ArrowFunctionExpression: ({ body }) => visit(body),
  }).visit(parseSync(path, source).program);
  let code = source;
  for (const [at, text] of inserts.toSorted(([a], [b]) => b - a))
    code = code.slice(0, at) + text + code.slice(at);
  return `import { trace as trace__ } from ${JSON.stringify(trace)};${code}`;
}
