import { z } from "zod";
import { toLine, toLines } from "../../db/connection/plain-text";
import { messages } from "../../views/content/messages";
import { fieldProblems } from "../../views/content/refusals";
import { parseSource, printSource } from "../../views/partials/sign-up-source";
import { TRAP_FIELD } from "../../views/partials/trap-field";
import { sanitizeTitle, MAX_TITLE_LENGTH } from "../pages/sanitize-title";
import { MAX_EMAIL_LENGTH, isPublicAddress, withAsciiDomain } from "../mail/email-address";

/**
 * More marks on one letter than any language writes (UAX #15 calls 30 safe). To compose such a text takes the square of
 * their number, seconds for what a form may send, so it stays as it was written.
 */
const MARKED_WITHOUT_END = /\p{M}{31}/u;

/**
 * PostgreSQL refuses NUL and silently replaces a lone surrogate: neither can be part of what somebody meant to send.
 * Other control characters and marks of direction come along when text is pasted, unseen, so they are removed.
 */
const storable = (clean: (typed: string) => string) =>
  z
    .string(fieldProblems.notText)
    .refine((typed) => !typed.includes("\0") && typed.isWellFormed(), fieldProblems.notText)
    .transform(clean)
    .transform((text) => (MARKED_WITHOUT_END.test(text) ? text : text.normalize("NFC")).trim());

const MAX_COMPANY_LENGTH = 120;

/** An e-mail address that mail can be delivered to from anywhere. */
export const email = z
  .string({
    error: ({ input }) => (input === undefined ? messages.emailMissing : messages.emailInvalid),
  })
  .trim()
  .min(1, messages.emailMissing)
  .max(MAX_EMAIL_LENGTH, messages.emailInvalid)
  .transform(withAsciiDomain)
  .pipe(z.string().refine(isPublicAddress, messages.emailInvalid))
  .meta({ format: "email", description: "A deliverable address with a public domain" });

const upTo = (lengthMost: number) => z.string().max(lengthMost, messages.tooLong(lengthMost));

/** Text of several lines. */
export const text = (lengthMost: number) => storable(toLines).pipe(upTo(lengthMost));

/** Text of one line. */
export const line = (lengthMost: number) => storableLine.pipe(upTo(lengthMost));

export const storableLine = storable(toLine);

/** A company's name; an empty field counts as none. */
export const company = line(MAX_COMPANY_LENGTH)
  .transform((name) => name || undefined)
  .optional()
  .meta({ maxLength: MAX_COMPANY_LENGTH, description: "Company name" });

/** What a page of ours shows as a title or feature, as `sanitizeTitle` leaves it. */
export const title = z.string(fieldProblems.notText).transform(sanitizeTitle).optional().meta({
  maxLength: MAX_TITLE_LENGTH,
  description: "What the page showed; builds `source` if that is missing",
});

/** The `source` of a sign-up for one list, which names the feature it is about. */
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

/** `z.string().catch("")` says the same, and makes an error to throw away for each form without it. */
const textOrNothing = z
  .unknown()
  .default("")
  .transform((sent) => (typeof sent === "string" ? sent : ""));

/**
 * What a form sends besides its own fields: the one that nobody sees (`TRAP_FIELD`) and the stamp that its script asked
 * for. Nothing is ever wrong with them: they only speak for or against.
 */
export const unseen = { [TRAP_FIELD]: textOrNothing, stamp: textOrNothing };
