import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** Parses a command's arguments. Throws an error with the problem and the usage. */
export function parseCommandArgs<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // The rest of the message concerns arguments that start with a dash, which no command has.
    const [wrong] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new Error(`${wrong}.\n${usage}`, { cause: error });
  }
}
