import { dictionary } from "@zxcvbn-ts/language-common";

export const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
