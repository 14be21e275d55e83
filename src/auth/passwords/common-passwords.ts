import { dictionary } from "@zxcvbn-ts/language-common";

/** 49,000 common passwords, one a line. The build keeps only this text of the package, which saves 6 MiB of memory. */
export const commonPasswords = `\n${dictionary["passwords-common"].join("\n")}\n`;
