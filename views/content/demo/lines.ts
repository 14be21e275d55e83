import { type Moment, timeline } from "./call";

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
