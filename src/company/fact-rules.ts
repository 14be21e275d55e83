import { z } from "zod";
import { type FactKind, type FactName, isFact, operatorFacts } from "../../views/content/operator";
import { standards } from "../../views/content/security";
import { isEmailAddress } from "../mail/email-address";
import { toLine } from "../plain-text";

const MAX_LENGTH = 300;
const MAX_ROWS = 100;
/** A third of what the database takes, since all facts must fit in the console's form. */
const MAX_LIST_BYTES = 16 * 1024;

const text = z
  .string("must be text")
  .trim()
  .min(1, "must not be empty")
  .max(MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`)
  .refine(
    (value) => toLine(value) === value,
    "must be one line without control characters or characters that change the direction of text",
  );

const isWeb = (value: string): boolean =>
  // In a page, `https:path` would lead to an address of this site.
  /^https:\/\/[^/\\\s]\S*$/i.test(value) && URL.canParse(value);

const web = text.refine(isWeb, "must be an https address, such as https://status.example.com");
const email = text.refine(isEmailAddress, "must be an email address, such as hello@example.com");
const contact = text.refine(
  (value) => isEmailAddress(value) || isWeb(value),
  "must be an email address or an https address",
);
const day = z.iso.date("must be a day, as 2026-11-28");
const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row, "must be a list")
    .max(MAX_ROWS, `must have at most ${MAX_ROWS} entries`)
    .refine(
      (rows) => Buffer.byteLength(JSON.stringify(rows)) <= MAX_LIST_BYTES,
      `must have at most ${MAX_LIST_BYTES} bytes as JSON`,
    );
/** An entry of a list, with these fields and no others. */
const entryOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, `must have the fields ${Object.keys(shape).join(", ")} and no others`);

const kinds: Record<Exclude<FactKind, "list">, z.ZodType> = { text, web, email, contact };

const lists: Partial<Record<FactName, z.ZodType>> = {
  people: listOf(entryOf({ name: text, role: text, about: text.optional(), href: web.optional() })),
  social: listOf(entryOf({ name: text, href: web })),
  subprocessors: listOf(
    entryOf({
      name: text,
      purpose: text,
      country: text,
      announced: day,
      since: day,
      until: day.optional(),
    }),
  ),
  certificates: listOf(
    entryOf({
      standard: z.enum(
        standards.map(({ name }) => name),
        `must be one of ${standards.map(({ name }) => name).join(", ")}`,
      ),
      auditor: text,
      period: text,
      document: text,
    }),
  ),
};

/** A valid fact, ready to store; or every rule that it breaks, in words. */
export type CheckedFact = { name: FactName; value: unknown } | { problems: string[] };

/** Checks a fact that a person entered; null unsets it. Commands, files and the console all come through here. */
export function checkFact(name: string, value: unknown): CheckedFact {
  if (!isFact(name))
    return {
      problems: [`${name}: no such fact; known are ${Object.keys(operatorFacts).join(", ")}`],
    };
  if (value === null) return { name, value };
  const { kind } = operatorFacts[name];
  const result = (kind === "list" ? lists[name] : kinds[kind])?.safeParse(value);
  if (result?.success) return { name, value: result.data };
  const problems = result?.error.issues.map(
    ({ path, message }) => `${[name, ...path].join(".")}: ${message}`,
  );
  return { problems: problems ?? [] };
}
