import { z } from "zod";
import { messages } from "../views/content/messages";
import { fieldProblems } from "../views/content/refusals";

/** PostgreSQL refuses NUL and silently replaces a lone surrogate: neither can be part of what somebody meant to send. */
const storable = z
  .string(fieldProblems.notText)
  .refine((text) => !text.includes("\0") && text.isWellFormed(), fieldProblems.notText)
  .transform((text) => text.normalize("NFC").trim());

/** The longest address that SMTP can carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
const EMAIL_LENGTH_MOST = 254;

/** An e-mail address by the pattern of the HTML living standard, which is what the browser's own check uses. */
const email = z
  .string({
    error: ({ input }) => (input === undefined ? messages.emailMissing : messages.emailInvalid),
  })
  .trim()
  .min(1, messages.emailMissing)
  .max(EMAIL_LENGTH_MOST, messages.emailInvalid)
  .regex(z.regexes.html5Email, messages.emailInvalid);

/** The body of POST /api/newsletter. Fields that are not named here are ignored. */
export const newsletterSchema = z.object(
  {
    email,
    source: storable
      .pipe(z.string().regex(/^coming-soon:.{1,80}$/su, fieldProblems.source))
      .optional(),
    consent: z
      .union(
        [z.literal("yes").transform(() => true as const), z.boolean()],
        messages.newsletter.consentMissing,
      )
      .optional(),
    /** The address of the page the form stands on, where it is not the source's own. */
    page: storable.optional(),
  },
  fieldProblems.notFields,
);
