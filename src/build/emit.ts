import { mkdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress } from "../http/compress";
import { fingerprint } from "../static/static-response";

/** Fonts and images are already compressed. */
const COMPRESSED_TYPES = new Set([".js", ".css", ".svg"]);

/** Writes a file under its hashed name, with compressed versions beside it, and returns its address. */
export type Emit = (name: string, bytes: Uint8Array) => Promise<string>;

export type EmittedFile = { address: string; brotliBytes: number };

/** Writes the files with a hash in their name, and records them for the manifest and the table of sizes. */
export function createEmit(build: string) {
  const files: EmittedFile[] = [];
  /** For a file that has a hash in its name already. */
  const emitAs: Emit = async (name, bytes) => {
    const address = `/assets/${name}`;
    const file = join(build, address);
    await mkdir(join(build, "assets"), { recursive: true });
    await writeFile(file, bytes);
    const forms = COMPRESSED_TYPES.has(extname(name)) ? await compress(bytes) : [];
    for (const [encoding, body] of forms) await writeFile(`${file}.${encoding}`, body);
    files.push({ address, brotliBytes: forms[0]?.[1].length ?? bytes.length });
    return address;
  };
  const emit: Emit = (name, bytes) => {
    const extension = extname(name);
    return emitAs(`${name.slice(0, -extension.length)}-${fingerprint(bytes)}${extension}`, bytes);
  };
  return { emit, emitAs, files };
}
