import type { ReactNode } from "react";
import { endpoints, paths, type Place } from "../../src/paths";
import { notifyForm } from "../content/forms";
import type { FormState } from "./form-state";
import { SignUpForm } from "./sign-up-form";
import { printSource } from "../content/sign-up-source";

/** A notify form's id on its page. The roadmap has one for each item. */
export const notifyFormId = (title: string, path: string): string =>
  path === paths.roadmap.path
    ? `notify-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`
    : "notify-form";

/**
 * A sign-up for an email when one feature is ready, stored under that feature's title and used for nothing else. Any page
 * that passes on its `form` as the state can show it.
 */
export function NotifyForm(props: {
  title: string;
  /** The form's page, to which a post without JavaScript returns. */
  path: string;
  state?: FormState | undefined;
}): ReactNode {
  const { title, path, state = { status: "idle" } } = props;
  const id = notifyFormId(title, path);
  return (
    <SignUpForm
      id={id}
      to={endpoints.newsletter}
      state={state}
      copy={{ ...notifyForm, done: notifyForm.done(title) }}
      again={`${path}${titleQuery(title, path)}#${id}`}
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
      {...(path === paths.caseStudies.path && { tone: "secondary" })}
    />
  );
}

/** A coming-soon page has a title other than its own only if the query contains it. */
function titleQuery(title: string, path: string): string {
  const isOther = Object.values<Place>(paths).some(
    (place) => place.path === path && place.kind === "soon" && place.title !== title,
  );
  return isOther ? `?${new URLSearchParams({ title })}` : "";
}
