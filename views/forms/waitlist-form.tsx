import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { TRIAL_TITLE } from "../content/links";
import { trialForm } from "../content/trial";
import { waitlistForm } from "../content/waitlist";
import type { FormState } from "./form-state";
import { CompanyField, EmailField } from "./fields/person-fields";
import { PostForm } from "./post-form";
import { printSource } from "../content/sign-up-source";

/** The form's id on its page. */
export const WAITLIST_FORM_ID = "waitlist-form";

/**
 * Requests a trial or an invitation to a beta. Also sends `title` and `feature`, so that the same page can be shown
 * again.
 */
export function WaitlistForm(props: {
  title: string;
  feature: string;
  state?: FormState | undefined;
}): ReactNode {
  const { title, feature, state = { status: "idle" } } = props;
  const isTrial = title === TRIAL_TITLE;
  const copy = isTrial ? { ...waitlistForm, ...trialForm } : waitlistForm;
  const shared = { form: WAITLIST_FORM_ID, state };
  const source = printSource({ list: "waitlist", feature: feature || title });
  return (
    <PostForm
      id={WAITLIST_FORM_ID}
      to={endpoints.waitlist}
      state={state}
      copy={{ ...copy, done: copy.done(feature) }}
      again={`${paths.betaWaitlist.path}?${new URLSearchParams({ title, feature })}#${WAITLIST_FORM_ID}`}
      note={copy.note}
    >
      <EmailField {...shared} label={waitlistForm.email} placeholder={waitlistForm.placeholder} />
      <CompanyField {...shared} label={waitlistForm.company} optional={waitlistForm.optional} />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="feature" value={feature} />
    </PostForm>
  );
}
