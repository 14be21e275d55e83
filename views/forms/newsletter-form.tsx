import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { newsletterForm } from "../content/forms";
import { Checkbox } from "../ui/field";
import { FieldProblem, problemProps } from "./fields/field-problem";
import { typedValue, type FormState } from "./form-state";
import { SignUpForm } from "./sign-up-form";

export const NEWSLETTER_FORM_ID = "newsletter-form";

/**
 * The newsletter's form. Consent is not natively required: the server says why it is needed and keeps the typed values.
 */
export function NewsletterForm(props: {
  /** The form's page, to which a post without JavaScript returns; the home page by default. */
  page?: string;
  state?: FormState;
}): ReactNode {
  const { page, state = { status: "idle" } } = props;
  const { success } = newsletterForm;
  const consent = { form: NEWSLETTER_FORM_ID, name: "consent", state };
  return (
    <SignUpForm
      id={NEWSLETTER_FORM_ID}
      to={endpoints.newsletter}
      state={state}
      copy={{
        ...newsletterForm,
        success: { ...success, text: `${success.title} ${success.text}` },
      }}
      {...(!page && { tone: "secondary" })}
      again={`${page ?? paths.home.path}#${NEWSLETTER_FORM_ID}`}
      fields={
        <>
          {page && <input type="hidden" name="page" value={page} />}
          <div className="text-small">
            <label className="flex cursor-pointer items-start gap-3 py-1.5">
              <Checkbox
                name="consent"
                value="yes"
                defaultChecked={typedValue(state, "consent") === "yes"}
                {...problemProps(consent)}
              />
              <span>
                {newsletterForm.consent}{" "}
                <a
                  className="text-teal underline underline-offset-4"
                  href={paths.legalPrivacy.path}
                >
                  {newsletterForm.policy}
                </a>
              </span>
            </label>
            <FieldProblem {...consent} />
          </div>
        </>
      }
    />
  );
}
