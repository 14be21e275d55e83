import type { ReactNode } from "react";
import { endpoints } from "../../src/paths";
import { messages } from "../content/messages";
import { waitlistForm } from "../content/waitlist";
import type { FormState } from "./form-state";
import { PostForm } from "./post-form";
import { TextField } from "./text-field";

const FORM_ID = "waitlist-form";

/** Asks for an invitation to a beta. `title` and `feature` travel along, so that the page can be shown again as it was. */
export function WaitlistForm(props: {
  title: string;
  feature: string;
  state?: FormState | undefined;
}): ReactNode {
  const { title, feature, state = { status: "idle" } } = props;
  const { success, networkFailed } = messages.waitlist;
  const shared = { form: FORM_ID, state };
  return (
    <PostForm
      id={FORM_ID}
      to={endpoints.waitlist}
      state={state}
      words={{ ...waitlistForm, networkFailed, success: success.text }}
      note={waitlistForm.note}
    >
      <TextField
        {...shared}
        name="email"
        label={waitlistForm.email}
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        placeholder={waitlistForm.placeholder}
      />
      <TextField
        {...shared}
        name="company"
        label={waitlistForm.company}
        optional={waitlistForm.optional}
        autoComplete="organization"
        maxLength={120}
      />
      <input type="hidden" name="source" value={`beta-waitlist:${feature || title}`} />
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="feature" value={feature} />
    </PostForm>
  );
}
