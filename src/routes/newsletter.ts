import { Hono } from "hono";
import { DatabaseUnavailable } from "../../db/database-unavailable";
import type { NewSubscriber } from "../../db/subscribers";
import { consent as consentWords } from "../../views/content/consent";
import { messages } from "../../views/content/messages";
import type { FormView, Outcome } from "../answer-form";
import { answerForm } from "../answer-form";
import type { App, Context } from "../context";
import { formViewOf } from "../form-views";
import { newsletterSchema } from "../newsletter-schema";
import { endpoints } from "../paths";
import type { FieldProblem } from "../read-form";
import { readForm } from "../read-form";

const RETRY_AFTER_SECONDS = 5;

const consentGiven = {
  consentText: consentWords.sentence,
  privacyVersion: consentWords.privacyVersion,
};

/** Signs an address up for the newsletter, or for word of one feature. No answer tells whether it was there before. */
export const newsletter = new Hono<App>().post(
  endpoints.newsletter,
  readForm(newsletterSchema, {
    onProblem: (c, problem, raw) => {
      const typed = typedFields(raw);
      return answerForm(c, formViewOf(typed.source, typed.page), refused(problem, typed));
    },
    onFields: async (c, { email, source, consent, page }, isForm) => {
      const view = formViewOf(source, page);
      const typed = { email, consent: consent === true };
      if (consent === false || (isForm && source === undefined && consent === undefined)) {
        const message = messages.newsletter.consentMissing;
        return answerForm(c, view, refused({ path: "consent", message }, typed));
      }
      const isStored = await store(c, {
        email,
        source: source ?? "newsletter",
        ...(consent === true && consentGiven),
      });
      return answerForm(c, view, isStored ? { status: "done" } : unavailable(view, typed));
    },
  }),
);

type Typed = { email: string; consent: boolean };

/** What was sent, as far as it is text, to be shown again. */
function typedFields(
  raw: unknown,
): Typed & { source: string | undefined; page: string | undefined } {
  const fields = new Map<string, unknown>(
    typeof raw === "object" && raw !== null ? Object.entries(raw) : [],
  );
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const consent = fields.get("consent") !== undefined;
  return { email: text("email") ?? "", consent, source: text("source"), page: text("page") };
}

function refused({ path, message }: FieldProblem, { email, consent }: Typed): Outcome {
  const field = path === "email" || path === "consent" ? path : undefined;
  const code = `${field ?? "fields"}_invalid`;
  return { status: "failed", httpStatus: 400, code, message, field, values: { email, consent } };
}

async function store(c: Context, subscriber: NewSubscriber): Promise<boolean> {
  try {
    await c.var.signUp(subscriber);
    return true;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  }
}

function unavailable({ failedMessage: message }: FormView, values: Typed): Outcome {
  const retryAfterSeconds = RETRY_AFTER_SECONDS;
  return {
    status: "failed",
    httpStatus: 503,
    code: "unavailable",
    message,
    values,
    retryAfterSeconds,
  };
}
