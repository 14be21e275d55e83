import type { ReactNode } from "react";
import { endpoints, paths } from "../../src/paths";
import { notifyForm } from "../content/forms";
import { messages } from "../content/messages";
import type { FormState } from "./form-state";
import { SignUpForm } from "./sign-up-form";
import { printSource } from "./sign-up-source";

/** Where a notify form stands on its page. The roadmap has one for each item. */
export const notifyFormId = (title: string, path: string): string =>
  path === paths.roadmap.path
    ? `notify-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`
    : "notify-form";

/**
 * Asks to be told when one feature is ready; stored under that feature's title and used for nothing else. It may stand
 * on any page that hands on its `form` as the state.
 */
export function NotifyForm(props: {
  title: string;
  /** The page the form stands on, to which a post without JavaScript returns. */
  path: string;
  state?: FormState | undefined;
}): ReactNode {
  const { title, path, state = { status: "idle" } } = props;
  const { success, networkFailed } = messages.notify;
  return (
    <SignUpForm
      id={notifyFormId(title, path)}
      to={endpoints.newsletter}
      state={state}
      words={{ ...notifyForm, networkFailed, success: success.text }}
      fields={
        <>
          <input
            type="hidden"
            name="source"
            value={printSource({ list: "notify", feature: title })}
          />
          <input type="hidden" name="page" value={path} />
        </>
      }
      note={notifyForm.note(title)}
    />
  );
}
