import { newLinkForm } from "../../views/content/mail-links";
import { preferencesRequestPage } from "../../views/pages/preferences/page";
import { NEW_LINK_FORM_ID, NewLinkForm } from "../../views/forms/new-link-form";
import type { FormView } from "../forms/respond";
import { Hono } from "hono";
import { z } from "zod";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { fieldProblems } from "../../views/content/refusals";
import { TRAP_FIELD } from "../../views/forms/fields/trap-field";
import { respondToForm } from "../forms/respond";
import type { App } from "../context";
import { email, hiddenFields } from "../forms/fields";
import { endpoints, paths } from "../paths";
import { readForm } from "../forms/parse";
import { typedValues } from "../forms/handle-form";

/** The form that requests new links, on the preferences page without a link. */
const newLinkView: FormView = {
  page: preferencesRequestPage,
  props: { path: paths.preferences.path },
  form: (state) => <NewLinkForm state={state} />,
  doneAddress: `${paths.preferences.path}?done#${NEW_LINK_FORM_ID}`,
  words: newLinkForm,
};

const newLinkSchema = z.object({ email, ...hiddenFields }, fieldProblems.notFields);

/** Sends new links to a known address. The response and its time are the same for unknown ones. */
export const newLink = new Hono<App>().post(
  endpoints.newLink,
  readForm(newLinkSchema, {
    onProblems: (c, problems, raw) =>
      respondToForm(c, newLinkView, { status: "refused", problems, values: typedValues(raw) }),
    onFields: async (c, fields) => {
      try {
        const verdict = await c.env.limits.count(c.env.addressOf(c.req.raw), fields.email);
        if (verdict.isOver)
          return respondToForm(c, newLinkView, { status: "limited", values: fields, ...verdict });
        // Programs that fill in the honeypot get the success response.
        if (fields[TRAP_FIELD] === "") await c.env.preferences.sendLinks(fields.email);
        return respondToForm(c, newLinkView, { status: "done" });
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return respondToForm(c, newLinkView, { status: "unavailable", values: fields });
      }
    },
  }),
);
