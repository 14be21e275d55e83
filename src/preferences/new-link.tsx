import { newLinkForm } from "../../views/content/mail-links";
import { fieldProblems } from "../../views/content/refusals";
import { TRAP_FIELD } from "../../views/forms/fields/trap-field";
import { NEW_LINK_FORM_ID, NewLinkForm } from "../../views/forms/new-link-form";
import { preferencesRequestPage } from "../../views/pages/preferences/page";
import { z } from "zod";
import { email, hiddenFields } from "../forms/fields";
import { handleForm } from "../forms/handle-form";
import { endpoints, paths } from "../paths";

const newLinkSchema = z.object({ email, ...hiddenFields }, fieldProblems.notFields);

/**
 * The form that requests new links, on the preferences page without a link. The response and its time are the same for
 * unknown addresses.
 */
export const newLink = handleForm(endpoints.newLink, {
  schema: newLinkSchema,
  view: () => ({
    page: preferencesRequestPage,
    props: { path: paths.preferences.path },
    form: (state) => <NewLinkForm state={state} />,
    doneAddress: `${paths.preferences.path}?done#${NEW_LINK_FORM_ID}`,
    messages: newLinkForm,
  }),
  submit: async (c, { email: address, [TRAP_FIELD]: trap }) => {
    // Programs that fill in the honeypot get the success response.
    if (trap === "") await c.env.preferences.sendLinks(address);
  },
});
