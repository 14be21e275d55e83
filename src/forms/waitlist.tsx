import { askedFor, betaWaitlist } from "../../views/pages/beta-waitlist/page";
import { WAITLIST_FORM_ID, WaitlistForm } from "../../views/forms/waitlist-form";
import type { FormView } from "./respond";
import { sanitizeTitle } from "../plain-text";
import { z } from "zod";
import { consent } from "../../views/content/newsletter-consent";
import { fieldProblems } from "../../views/content/refusals";
import { plans } from "../../views/content/plans";
import { TRIAL_TITLE } from "../../views/content/links";
import { trialForm, trialPlan } from "../../views/content/trial";
import { waitlistForm } from "../../views/content/waitlist";
import { parseSource, printSource } from "../../views/content/sign-up-source";
import type { FormValues } from "../../views/forms/form-state";
import type { Context } from "../context";
import { company, email, sourceOf, title, hiddenFields } from "./fields";
import { endpoints, paths } from "../paths";
import { originFields } from "./origin";
import { bodyType, validateBody } from "./parse";
import { showPage } from "../http/show-page";
import type { Form } from "./form";
import { handleForm, typedValues } from "./handle-form";
import { receive, saveOrHold } from "./spam/save-or-hold";

/** `title` and `feature` are what the page showed; without a `source`, they name it. */
const waitlistSchema = z.object(
  {
    email,
    company,
    source: sourceOf("waitlist"),
    title,
    feature: title,
    ...originFields,
    ...hiddenFields,
  },
  fieldProblems.notFields,
);

/** Fields that a form on another page passes on. Not validated, because nothing is stored yet. */
const invitation = z.object({
  email: z.string().catch(""),
  title: title.catch(undefined),
  feature: title.catch(undefined),
});

/** The beta waitlist. Forms on other pages post a typed address to it, which keeps the address out of the URL. */
export const waitlist: Form = {
  endpoint: endpoints.waitlist,
  reference: {
    operationId: "joinWaitlist",
    summary: "Join the beta waitlist",
    description:
      "The person gets an email that confirms the request. Features are on /roadmap; `the Team plan` as feature asks for a trial of that plan.",
    schema: waitlistSchema,
    example: {
      email: "ann@example.com",
      company: "Example Ltd",
      source: printSource({ list: "waitlist", feature: "Mobile App" }),
    },
    success: waitlistForm.success.text,
  },
  routes: handleForm(endpoints.waitlist, {
    schema: waitlistSchema,
    view: waitlistView,
    submit: async (c, fields, sent) => {
      const { email: address, company: firm, title: shown } = fields;
      const note = shown === TRIAL_TITLE ? trialForm.note : waitlistForm.note;
      const row = {
        ...receive(c, fields, sent),
        email: address,
        company: firm,
        source: sourceFor(fields),
        notifyAddress: c.env.teamFor?.(isTrial(fields) ? "trial" : "beta"),
        evidence: {
          ...sent.evidence,
          ...(sent.evidence.how === "form" && { sentence: note }),
          privacyVersion: consent.privacyVersion,
        },
      };
      await saveOrHold(c, { kind: "waitlistEntry", row }, fields, sent);
    },
  }).post(
    paths.betaWaitlist.path,
    validateBody(invitation, (c) => showInvitation(c, {})),
    (c) => showInvitation(c, typedValues(c.req.valid(bodyType(c) ?? "form"))),
  ),
};

type Asked = {
  source?: string | undefined;
  title?: string | undefined;
  feature?: string | undefined;
};

function sourceFor({ source, title: shown, feature }: Asked): string {
  const asked = feature || shown || paths.betaWaitlist.title;
  return source || printSource({ list: "waitlist", feature: asked });
}

/** Whether a sign-up asks for a trial, as its email will say. */
function isTrial(asked: Asked): boolean {
  return trialPlan(parseSource(sourceFor(asked)).feature ?? "", plans) !== undefined;
}

function showInvitation(c: Context, values: FormValues) {
  const { page, props } = waitlistView(values);
  return showPage(c, page, { ...props, form: { status: "idle", values } });
}

/** The waitlist page for the requested title and feature. */
function waitlistView(typed: FormValues): FormView {
  const { path } = paths.betaWaitlist;
  const query = new URLSearchParams();
  for (const key of ["title", "feature"]) if (typed[key]) query.set(key, sanitizeTitle(typed[key]));
  return {
    page: betaWaitlist,
    props: { path, query },
    form: (state) => <WaitlistForm {...askedFor(query)} state={state} />,
    doneAddress: `${path}?${new URLSearchParams([...query, ["done", ""]])}#${WAITLIST_FORM_ID}`,
    messages: typed["title"] === TRIAL_TITLE || isTrial(typed) ? trialForm : waitlistForm,
  };
}
