import { dictionary } from "@zxcvbn-ts/language-common";

/** Returns 49,000 common passwords, one a line. Runs at build time, so the server holds one string, not 6 MiB of words. */
export function listCommonPasswords(): string {
  return `\n${dictionary["passwords-common"].join("\n")}\n`;
}
