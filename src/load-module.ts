import { closeSync, openSync } from "node:fs";

/** The embedded database may open its 150 files while a module is loaded. */
const SPARE = 256;

let spare: number[] = [];

/** Keeps descriptors that connections cannot use up, as many as are available. */
export function holdDescriptors(): void {
  try {
    while (spare.length < SPARE) spare.push(openSync("/dev/null", "r"));
  } catch {}
}

/** Releases them for files and the database. */
export function releaseDescriptors(): void {
  for (const descriptor of spare) closeSync(descriptor);
  spare = [];
}

/**
 * Loads modules that are not needed at the start, as in `loadModule(() => require("./app"))`.
 * If a file cannot be opened halfway, Bun fails every later import of it until the process ends. `require` accepts no
 * connections in between, and here it has the descriptors held for it.
 */
export function loadModule<Loaded>(load: () => Loaded): Loaded {
  const isHolding = spare.length > 0;
  releaseDescriptors();
  try {
    return load();
  } finally {
    if (isHolding) holdDescriptors();
  }
}
