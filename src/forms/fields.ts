import { z } from "zod";
import { toLine, toLines, sanitizeTitle, MAX_TITLE_LENGTH } from "../plain-text";
import { formNotices } from "../../views/content/form-notices";
import { fieldProblems } from "../../views/content/refusals";
import { parseSource, printSource } from "../../views/content/sign-up-source";
import { TRAP_FIELD } from "../../views/forms/fields/trap-field";
import { MAX_EMAIL_LENGTH, isPublicAddress, normalizeAddress } from "../mail/email-address";

/**
 * More combining marks on one letter than any language uses (UAX #15 calls 30 safe). Normalizing takes quadratic time,
 * seconds for a long text, so such text is stored as written.
 */
const MARKED_WITHOUT_END = /\p{M}{31}/u;

/**
 * PostgreSQL rejects NUL and silently replaces lone surrogates, so text with either is rejected. Other control and
 * direction characters, which come with pasted text, are removed.
 */
const storable = (clean: (typed: string) => string) =>
  z
    .string(fieldProblems.notText)
    .refine((typed) => !typed.includes("\0") && typed.isWellFormed(), fieldProblems.notText)
    .transform(clean)
    .transform((text) => (MARKED_WITHOUT_END.test(text) ? text : text.normalize("NFC")).trim());

const MAX_COMPANY_LENGTH = 120;
/** Of an address as typed, with the spaces and invisible characters that normalizing removes. */
const MAX_TYPED_LENGTH = 1_000;

/** An email address that accepts mail from anywhere. */
export const email = z
  .string({
    error: ({ input }) =>
      input === undefined ? formNotices.missing.email : formNotices.emailInvalid,
  })
  .max(MAX_TYPED_LENGTH, formNotices.emailInvalid)
  .transform(normalizeAddress)
  .pipe(
    z
      .string()
      .min(1, formNotices.missing.email)
      .max(MAX_EMAIL_LENGTH, formNotices.emailInvalid)
      .refine(isPublicAddress, formNotices.emailInvalid),
  )
  .meta({ format: "email", description: "An address with a public domain" });

const upTo = (maxLength: number) => z.string().max(maxLength, formNotices.tooLong(maxLength));

/** Multi-line text. */
export const text = (maxLength: number) => storable(toLines).pipe(upTo(maxLength));

/** Single-line text. */
export const line = (maxLength: number) => storableLine.pipe(upTo(maxLength));

export const storableLine = storable(toLine);

/** A company's name; an empty field counts as none. */
export const company = line(MAX_COMPANY_LENGTH)
  .transform((name) => name || undefined)
  .optional()
  .meta({ maxLength: MAX_COMPANY_LENGTH, description: "Company name" });

/** A title or feature as our pages show it, sanitized by `sanitizeTitle`. */
export const title = z
  .string(fieldProblems.notText)
  .transform(sanitizeTitle)
  .optional()
  .meta({
    description: `What the page showed, cut after ${MAX_TITLE_LENGTH} characters; builds \`source\` if that is missing`,
  });

/** The `source` of a sign-up for one list, including its feature. */
export const sourceOf = (list: "notify" | "waitlist") =>
  storableLine
    .refine(
      (source) => {
        const signUp = parseSource(source);
        const { length } = Array.from(signUp.feature ?? "");
        return signUp.list === list && length > 0 && length <= MAX_TITLE_LENGTH;
      },
      fieldProblems.source(printSource({ list })),
    )
    .optional()
    .meta({
      pattern: `^${printSource({ list })}.`,
      description: `\`${printSource({ list })}\` and the feature, up to ${MAX_TITLE_LENGTH} characters`,
    });

/** Like `z.string().catch("")`, but without creating an error for each form that lacks the field. */
const textOrNothing = z
  .unknown()
  .default("")
  .transform((sent) => (typeof sent === "string" ? sent : ""));

/**
 * The fields of every form that visitors do not see: the honeypot (`TRAP_FIELD`) and the stamp its script requested. They
 * are never invalid; they only count as spam signals.
 */
export const hiddenFields = { [TRAP_FIELD]: textOrNothing, stamp: textOrNothing };

export type HiddenFields = { [Name in keyof typeof hiddenFields]: string };
