import { Hono } from "hono";
import { z } from "zod";
import { consent as consentWords } from "../../views/content/consent";
import { notifyForm } from "../../views/content/forms";
import { messages } from "../../views/content/messages";
import { fieldProblems } from "../../views/content/refusals";
import { parseSource, printSource } from "../../views/partials/sign-up-source";
import type { App } from "../context";
import { sanitizeTitle } from "../pages/sanitize-title";
import { email, sourceOf, storableLine, unseen } from "./fields";
import { signUpView } from "./views";
import { endpoints } from "../paths";
import { handleForm } from "./handle-form";

/** Fields that are not named here are ignored. */
const schema = z.object(
  {
    email,
    source: sourceOf("notify"),
    consent: z
      .union(
        [z.literal("yes").transform(() => true as const), z.boolean()],
        messages.newsletter.consentMissing,
      )
      .optional(),
    /** The address of the page the form stands on, where it is not the source's own. */
    page: storableLine.optional(),
    ...unseen,
  },
  fieldProblems.notFields,
);

const consentGiven = {
  consentText: consentWords.sentence,
  privacyVersion: consentWords.privacyVersion,
};

/** Signs an address up for the newsletter, or for word of one feature. No answer tells whether it was there before. */
export const newsletter = new Hono<App>().post(
  endpoints.newsletter,
  handleForm({
    schema,
    view: signUpView,
    check: ({ source, consent }, isForm) => {
      const isRefused = consent === false;
      const isForgotten = isForm && source === undefined && consent === undefined;
      return isRefused || isForgotten ? { consent: messages.newsletter.consentMissing } : undefined;
    },
    submission: (
      { email: address, source = printSource({ list: "newsletter" }), consent },
      door,
      from,
    ) => {
      const sentence = consent ? consentWords.sentence : noteOf(source, from.how);
      const evidence = { ...from, sentence, privacyVersion: consentWords.privacyVersion };
      const row = { ...door, email: address, source, evidence, ...(consent && consentGiven) };
      return { kind: "subscriber", row };
    },
  }),
);

/** The words beside the notify form, which has no box to tick. */
function noteOf(source: string, how: string): string | undefined {
  const { list, feature } = parseSource(source);
  const isNotify = how === "form" && list === "notify";
  return isNotify ? notifyForm.note(sanitizeTitle(feature ?? "")) : undefined;
}
