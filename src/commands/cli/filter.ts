import { z } from "zod";
import { GROUPINGS, LISTS, STATES, type Filter, type Grouping } from "../../../db/forms/entries";
import { utcTime } from "../../utc-time";

const oneOf = <Words extends readonly string[]>(words: Words) =>
  z.enum(words, `is one of ${words.join(", ")}`).optional();

const time = utcTime.optional();

const schema = z.object({
  list: oneOf(LISTS),
  state: oneOf(STATES),
  source: z.string().optional(),
  since: time,
  until: time,
  by: oneOf(GROUPINGS),
});

/** Parses the filter, and what `stats` counts by. Throws an error that lists valid values, so that a typo is not mistaken for an empty list. */
export function readFilter(typed: Record<string, unknown>): Filter & { by?: Grouping | undefined } {
  const { success, data, error } = schema.safeParse(typed);
  if (success) return data;
  throw new Error(
    error.issues.map(({ path, message }) => `--${path.join()} ${message}`).join("\n"),
  );
}
