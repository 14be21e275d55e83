import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** Takes apart what a command was told. Throws an error that names what is wrong with it and ends with the usage. */
export function parseCommandArgs<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // What follows the first sentence is about words that begin with a dash, which no command has.
    const [wrong] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new Error(`${wrong}.\n${usage}`, { cause: error });
  }
}
