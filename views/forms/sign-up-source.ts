/** A list that takes sign-ups, and the feature or beta that a sign-up is about. */
export type SignUp = { list: "newsletter" | "notify" | "waitlist"; feature?: string | undefined };

/** What a `source` begins with, as in "coming-soon:Scroll". The newsletter's is its name alone. */
const prefixes = { notify: "coming-soon:", waitlist: "beta-waitlist:" } as const;

/** A sign-up's `source`: its name in forms, in the API, in queued mail and in the database. */
export function printSource({ list, feature = "" }: SignUp): string {
  return list === "newsletter" ? list : prefixes[list] + feature;
}

/** Reads what `printSource` made; anything else is the newsletter's. */
export function parseSource(source: string): SignUp {
  for (const list of ["notify", "waitlist"] as const)
    if (source.startsWith(prefixes[list]))
      return { list, feature: source.slice(prefixes[list].length) };
  return { list: "newsletter" };
}
