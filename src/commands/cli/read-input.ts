import { readFileSync } from "node:fs";

/** Reads a file that a command names; `-` is standard input, as for `docker exec -i … < FILE`. */
export const readInput = (file: string): string =>
  readFileSync(file === "-" ? "/dev/stdin" : file, "utf8");
