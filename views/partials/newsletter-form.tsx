import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { newsletterForm } from "../content/forms";
import { messages } from "../content/messages";
import { Checkbox } from "../ui/field";
import { problemWith, typedValue, type FormState } from "./form-state";
import { noticeId } from "./post-form";
import { SignUpForm } from "./sign-up-form";

export const NEWSLETTER_FORM_ID = "newsletter-form";

/**
 * The newsletter's form. Consent is not required natively: the server words its absence,
 * so the visitor reads why and keeps what was typed.
 */
export function NewsletterForm(props: {
  /** The page the form stands on, to which a post without JavaScript returns; the home page by default. */
  page?: string;
  state?: FormState;
}): ReactNode {
  const { page, state = { status: "idle" } } = props;
  const { success, networkFailed } = messages.newsletter;
  const isConsentMissing = problemWith(state, "consent") !== undefined;
  return (
    <SignUpForm
      id={NEWSLETTER_FORM_ID}
      to={endpoints.newsletter}
      state={state}
      words={{
        ...newsletterForm,
        networkFailed,
        success: (
          <>
            <b>{success.title}</b> {success.text}
          </>
        ),
      }}
      fields={
        <>
          {page && <input type="hidden" name="page" value={page} />}
          <p className="text-small">
            <label className="flex cursor-pointer items-start gap-3 py-1.5">
              <Checkbox
                name="consent"
                value="yes"
                defaultChecked={typedValue(state, "consent") === "yes"}
                aria-invalid={isConsentMissing || undefined}
                aria-describedby={isConsentMissing ? noticeId(NEWSLETTER_FORM_ID) : undefined}
              />
              <span>
                {newsletterForm.consent}{" "}
                <a
                  className="text-teal underline underline-offset-3"
                  href={paths.legalPrivacy.path}
                >
                  {newsletterForm.policy}
                </a>
              </span>
            </label>
          </p>
        </>
      }
    />
  );
}
