import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { newLinkForm } from "../content/mail-links";
import type { FormState } from "./form-state";
import { SignUpForm } from "./sign-up-form";

/** Where the form stands on its page. */
export const NEW_LINK_FORM_ID = "new-link-form";

/** Asks for a message with fresh links. What it answers is the same whether the address is known or not. */
export function NewLinkForm({ state = { status: "idle" } }: { state?: FormState }): ReactNode {
  return (
    <SignUpForm
      id={NEW_LINK_FORM_ID}
      to={endpoints.newLink}
      state={state}
      words={newLinkForm}
      again={`${paths.preferences.path}#${NEW_LINK_FORM_ID}`}
      note={newLinkForm.note}
    />
  );
}
