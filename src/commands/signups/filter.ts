import { z } from "zod";
import { LISTS, STATES } from "../../../db/forms/entry-parts";
import type { Filter } from "../../../db/forms/entries";

const oneOf = <Words extends readonly string[]>(words: Words) =>
  z.enum(words, `is one of ${words.join(", ")}`).optional();

const withoutZone = z.iso.datetime({ local: true }).transform((typed) => `${typed}Z`);

/** In UTC by default, as entries are listed; a day starts at midnight. */
const time = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true }), withoutZone],
    "is a day such as 2026-11-01, or a time such as 2026-11-01T09:00:00Z",
  )
  .transform((typed) => new Date(typed).toISOString())
  .optional();

const schema = z.object({
  list: oneOf(LISTS),
  state: oneOf(STATES),
  source: z.string().optional(),
  since: time,
  until: time,
});

/** Parses the filter. Throws an error that lists valid values, so that a typo is not mistaken for an empty list. */
export function readFilter(typed: Record<string, unknown>): Filter {
  const { success, data, error } = schema.safeParse(typed);
  if (success) return data;
  throw new Error(
    error.issues.map(({ path, message }) => `--${path.join()} ${message}`).join("\n"),
  );
}
