import { mkdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress } from "../http/compress";
import { fingerprint } from "../static/static-response";

const FOLDER = "static/assets";

/** Fonts are already compressed. */
const COMPRESSED_TYPES = new Set([".js", ".css", ".svg"]);

/** Writes a file under its hashed name, with compressed versions beside it, and returns its address. */
export type Emit = (name: string, bytes: Uint8Array) => Promise<string>;

/** Creates an `Emit` that records what it wrote, for the manifest and the table of sizes. */
export function createEmit(): { emit: Emit; files: EmittedFile[] } {
  const files: EmittedFile[] = [];
  const emit: Emit = async (name, bytes) => {
    const extension = extname(name);
    const hashed = `${name.slice(0, -extension.length)}-${fingerprint(bytes)}${extension}`;
    return emitAs(hashed, bytes, files);
  };
  return { emit, files };
}

export type EmittedFile = { address: string; bytes: number; brotliBytes: number };

/** Like `Emit`, for a file with a hash in its name. */
export async function emitAs(
  name: string,
  bytes: Uint8Array,
  files: EmittedFile[],
): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, name), bytes);
  const forms = COMPRESSED_TYPES.has(extname(name)) ? await compress(bytes) : [];
  for (const [encoding, body] of forms) await writeFile(join(FOLDER, `${name}.${encoding}`), body);
  const brotliBytes = forms[0]?.[1].length ?? bytes.length;
  const address = `/assets/${name}`;
  files.push({ address, bytes: bytes.length, brotliBytes });
  return address;
}
