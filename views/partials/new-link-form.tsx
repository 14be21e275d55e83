import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { newLinkDone } from "../content/form-done";
import { newLink } from "../content/mail-links";
import { formNotices } from "../content/form-notices";
import type { FormState } from "./form-state";
import { SignUpForm } from "./sign-up-form";

/** Where the form stands on its page. */
export const NEW_LINK_FORM_ID = "new-link-form";

/** Asks for a message with fresh links. What it answers is the same whether the address is known or not. */
export function NewLinkForm({ state = { status: "idle" } }: { state?: FormState }): ReactNode {
  const { success, networkFailed } = formNotices.newLink;
  return (
    <SignUpForm
      id={NEW_LINK_FORM_ID}
      to={endpoints.newLink}
      state={state}
      words={{ ...newLink, networkFailed, success: success.text, done: newLinkDone }}
      again={`${paths.preferences.path}#${NEW_LINK_FORM_ID}`}
      note={newLink.note}
    />
  );
}
