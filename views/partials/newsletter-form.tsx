import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { newsletterForm } from "../content/forms";
import { messages } from "../content/messages";
import { SignUpForm } from "./sign-up-form";
import type { SignUpState } from "./sign-up-state";

const FORM_ID = "newsletter-form";

/**
 * The newsletter's form. Consent is not required natively: the server words its absence,
 * so the visitor reads why and keeps what was typed.
 */
export function NewsletterForm({ state = { status: "idle" } }: { state?: SignUpState }): ReactNode {
  const { success, networkFailed } = messages.newsletter;
  const isFailed = state.status === "failed";
  const isConsentMissing = isFailed && state.field === "consent";
  return (
    <SignUpForm
      id={FORM_ID}
      state={state}
      labels={newsletterForm}
      networkFailed={networkFailed}
      success={
        <>
          <b>{success.title}</b> {success.text}
        </>
      }
      fields={
        <div className="consent">
          <label>
            <input
              type="checkbox"
              name="consent"
              value="yes"
              defaultChecked={isFailed && state.values.consent}
              aria-invalid={isConsentMissing || undefined}
              aria-describedby={isConsentMissing ? `${FORM_ID}-notice` : undefined}
            />
            {newsletterForm.consent}
          </label>{" "}
          <a href={paths.legalPrivacy.path}>{newsletterForm.policy}</a>
        </div>
      }
    />
  );
}
