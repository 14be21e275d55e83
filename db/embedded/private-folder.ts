import { chmodSync, mkdirSync, realpathSync, statSync } from "node:fs";

/**
 * Makes the folder private: it holds addresses, and anyone who reaches the socket has access. A folder mounted by
 * another user cannot be changed, but files created in it are private.
 */
export function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  return realpathSync(folder);
}
