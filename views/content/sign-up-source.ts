/** A list that takes sign-ups, and the feature or beta that a sign-up is about. */
export type SignUp = { list: "newsletter" | "notify" | "waitlist"; feature?: string | undefined };

/** The prefixes of sources, as in "coming-soon:Scroll". The newsletter's source is its name alone. */
const prefixes = { notify: "coming-soon:", waitlist: "beta-waitlist:" } as const;

/** Returns a sign-up's `source`, which identifies it in forms, the API, queued mail and the database. */
export function printSource({ list, feature = "" }: SignUp): string {
  return list === "newsletter" ? list : prefixes[list] + feature;
}

/** Parses what `printSource` returns; anything else is the newsletter. */
export function parseSource(source: string): SignUp {
  for (const list of ["notify", "waitlist"] as const)
    if (source.startsWith(prefixes[list]))
      return { list, feature: source.slice(prefixes[list].length) };
  return { list: "newsletter" };
}
