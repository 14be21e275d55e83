import type { ReactNode } from "react";
import { home } from "../../views/pages/home/page";
import { soonPage } from "../../views/pages/soon/page";
import type { FormState, FormValues } from "../../views/forms/form-state";
import { NEWSLETTER_FORM_ID, NewsletterForm } from "../../views/forms/newsletter-form";
import { NotifyForm, notifyFormId } from "../../views/forms/notify-form";
import type { FormView } from "./respond";
import { pageAt } from "../../views/pages/pages";
import { z } from "zod";
import { consent as consentCopy } from "../../views/content/newsletter-consent";
import { notifyForm, newsletterForm } from "../../views/content/forms";
import { formNotices } from "../../views/content/form-notices";
import { fieldProblems } from "../../views/content/refusals";
import { parseSource, printSource } from "../../views/content/sign-up-source";
import { sanitizeTitle } from "../plain-text";
import { email, sourceOf, storableLine, hiddenFields } from "./fields";
import { endpoints, paths } from "../paths";
import { originFields } from "./origin";
import type { Form } from "./form";
import { handleForm } from "./handle-form";
import { receive, saveOrHold } from "./spam/save-or-hold";

/** Unknown fields are ignored. */
const newsletterSchema = z.object(
  {
    email,
    source: sourceOf("notify"),
    consent: z
      .union(
        [z.literal("yes").transform(() => true as const), z.boolean()],
        formNotices.missing.consent,
      )
      .optional()
      .meta({
        description: `\`true\` or \`yes\` records that the person agreed to “${consentCopy.sentence}”, and the version of that policy; \`false\` is refused`,
      }),
    /** The path of the form's page, if it is not the source's own page. */
    page: storableLine.optional(),
    ...originFields,
    ...hiddenFields,
  },
  fieldProblems.notFields,
);

/** Signs an address up for the newsletter or a feature notice. Responses do not reveal known addresses. */
export const newsletter: Form = {
  endpoint: endpoints.newsletter,
  reference: {
    operationId: "joinNewsletter",
    summary: "Join the newsletter",
    description:
      "The person gets an email with a link and counts as subscribed once they follow it. With a `source` they are told about that one feature instead.",
    schema: newsletterSchema,
    example: { email: "ann@example.com", consent: true },
    success: newsletterForm.success.text,
  },
  routes: handleForm(endpoints.newsletter, {
    schema: newsletterSchema,
    view: signUpView,
    check: ({ source, consent }, isForm) => {
      const isRefused = consent === false;
      const isForgotten = isForm && source === undefined && consent === undefined;
      return isRefused || isForgotten ? { consent: formNotices.missing.consent } : undefined;
    },
    submit: async (c, fields, sent) => {
      const { email: address, source = printSource({ list: "newsletter" }), consent } = fields;
      const { privacyVersion, sentence: agreed } = consentCopy;
      const sentence = consent ? agreed : noteOf(source, sent.evidence.how);
      const row = {
        ...receive(c, fields, sent),
        email: address,
        source,
        evidence: { ...sent.evidence, sentence, privacyVersion },
        ...(consent && { consentText: agreed, privacyVersion }),
      };
      await saveOrHold(c, { kind: "subscriber", row }, fields, sent);
    },
  }),
};

/** The text beside the notify form, which has no consent box. */
function noteOf(source: string, how: string): string | undefined {
  const { list, feature } = parseSource(source);
  const isNotify = how === "form" && list === "notify";
  return isNotify ? notifyForm.note(sanitizeTitle(feature ?? "")) : undefined;
}

/** The form that sent a sign-up, by its source: newsletter, or a page's notify form. */
function signUpView({ source = "", page }: FormValues): FormView {
  const { list, feature = "" } = parseSource(source);
  return list === "notify"
    ? notifyView(sanitizeTitle(feature) || paths.comingSoon.title, page)
    : newsletterView(page);
}

/** The newsletter form is on the home page and on blog pages. */
function newsletterView(path = ""): FormView {
  const page = path.startsWith(paths.blog.path) ? pageAt(path) : undefined;
  const place = page?.place ?? paths.home;
  return {
    page: page ?? home,
    props: { path: place.path },
    form: (state) => <NewsletterForm state={state} {...(page && { page: place.path })} />,
    doneAddress: `${place.path}?done#${NEWSLETTER_FORM_ID}`,
    messages: newsletterForm,
  };
}

/** A coming-soon page uses its own title unless the query names another. */
function notifyView(title: string, path: string | undefined): FormView {
  const page = pageAt(path) ?? soonPage(paths.comingSoon);
  const { place } = page;
  const form = (state: FormState): ReactNode => (
    <NotifyForm title={title} path={place.path} state={state} />
  );
  const shared = { page, form, messages: notifyForm };
  if (place.kind !== "soon") {
    const query = new URLSearchParams(page.queryKeys?.includes("item") ? { item: title } : {});
    const asked = query.size > 0 ? `${query}&` : "";
    const doneAddress = `${place.path}?${asked}done#${notifyFormId(title, place.path)}`;
    return { ...shared, props: { path: place.path, query }, doneAddress };
  }
  const query = new URLSearchParams({ ...(title === place.title ? {} : { title }), done: "" });
  return {
    ...shared,
    props: { path: place.path, ...(title !== place.title && { title }) },
    doneAddress: `${place.path}?${query}#${notifyFormId(title, place.path)}`,
  };
}
