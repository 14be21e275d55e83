import { type Found, type Moment, timeline } from "./call";

/** Returns the line of the call that starts at this second; throws an error if there is none. */
export function lineAt(at: number): Moment {
  const line = timeline.find((moment) => moment.at === at);
  if (line === undefined) throw new Error(`No line of the call starts at second ${at}.`);
  return line;
}

/** Returns `words`, a part of the line that starts at this second; throws an error if the line does not contain it. */
export function quoteAt(at: number, words: string): string {
  if (!lineAt(at).text.includes(words))
    throw new Error(`"${words}" is not in the line at second ${at}.`);
  return words;
}

/** Returns the first line in which Genie recognized a `type`, with what it recognized; throws an error if there is none. */
export function heardAs(type: string, lines: readonly Moment[]): Moment & { recognized: Found } {
  for (const line of lines) {
    const recognized = line.found?.find((found) => found.type === type);
    if (recognized) return { ...line, recognized };
  }
  throw new Error(`No line is a "${type}".`);
}
