import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { newLinkForm } from "../content/mail-links";
import type { FormState } from "./form-state";
import { SignUpForm } from "./sign-up-form";

/** The form's id on its page. */
export const NEW_LINK_FORM_ID = "new-link-form";

/** Requests a message with new links. The response is the same for known and unknown addresses. */
export function NewLinkForm({ state = { status: "idle" } }: { state?: FormState }): ReactNode {
  return (
    <SignUpForm
      id={NEW_LINK_FORM_ID}
      to={endpoints.newLink}
      state={state}
      copy={newLinkForm}
      again={`${paths.preferences.path}#${NEW_LINK_FORM_ID}`}
      note={newLinkForm.note}
    />
  );
}
