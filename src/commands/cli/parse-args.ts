import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** Parses a command's arguments. Throws an error with what is wrong, and the usage. */
export function parseCommandArgs<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // The rest of the message is about arguments that begin with a dash, which no command has.
    const [wrong] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new Error(`${wrong}.\n${usage}`, { cause: error });
  }
}
