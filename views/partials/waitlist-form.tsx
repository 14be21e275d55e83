import type { ReactNode } from "react";
import { endpoints } from "../../src/paths";
import { messages } from "../content/messages";
import { waitlistForm } from "../content/waitlist";
import { problemWith, typedValue, type FormState } from "./form-state";
import { noticeId } from "./post-form";
import { SignUpForm } from "./sign-up-form";

const FORM_ID = "waitlist-form";

/** Asks for an invitation to a beta. `title` and `feature` travel along, so that the page can be shown again as it was. */
export function WaitlistForm(props: {
  title: string;
  feature: string;
  state?: FormState | undefined;
}): ReactNode {
  const { title, feature, state = { status: "idle" } } = props;
  const { success, networkFailed } = messages.waitlist;
  const isCompanyWrong = problemWith(state, "company") !== undefined;
  return (
    <SignUpForm
      id={FORM_ID}
      to={endpoints.waitlist}
      state={state}
      words={{ ...waitlistForm, networkFailed, success: success.text }}
      fields={
        <>
          <label htmlFor={`${FORM_ID}-company`}>
            {waitlistForm.company} <span className="optional">{waitlistForm.optional}</span>
          </label>
          <input
            id={`${FORM_ID}-company`}
            className="field"
            name="company"
            autoComplete="organization"
            maxLength={120}
            defaultValue={typedValue(state, "company")}
            aria-invalid={isCompanyWrong || undefined}
            aria-describedby={isCompanyWrong ? noticeId(FORM_ID) : undefined}
          />
          <input type="hidden" name="source" value={`beta-waitlist:${feature || title}`} />
          <input type="hidden" name="title" value={title} />
          <input type="hidden" name="feature" value={feature} />
        </>
      }
      note={waitlistForm.note}
    />
  );
}
