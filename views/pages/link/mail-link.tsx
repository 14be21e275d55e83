import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { mailLinks, newLink } from "../../content/mail-links";
import type { Page } from "../../page";
import { NewLinkForm } from "../../partials/new-link-form";
import { linkPage } from "./link-page";

type LinkPurpose = "confirm" | "unsubscribe";

/** The result of following a link. `ask` shows the form that does what the link is for. */
export type MailLinkState =
  | { status: "ask"; purpose: LinkPurpose; address: string; token: string }
  | { status: "done" | "already" | "journaled"; purpose: LinkPurpose }
  | { status: "outdated" | "cut-off" | "foreign" | "expired" | "gone" | "away" };

/** The page of a link in a message to a subscriber. */
export const mailLinkPage = (state: MailLinkState): Page =>
  linkPage(wordsOf(state), <NextStep state={state} />);

/** The form, where to go next, or a request for a new link. */
function NextStep({ state }: { state: MailLinkState }): ReactNode {
  if (state.status === "ask")
    return (
      <form method="post" action={state.address} data-post-itself="">
        <input type="hidden" name="token" value={state.token} />
        <button className="button button-primary">{mailLinks[state.purpose].ask.action}</button>
      </form>
    );
  if (state.status === "done" || state.status === "journaled" || state.status === "away")
    return (
      <p className="actions">
        <a className="button button-primary" href={paths.home.path}>
          {mailLinks.home}
        </a>
        {state.status === "done" && (
          <a className="more" href={paths.preferences.path}>
            {mailLinks.preferences}
          </a>
        )}
      </p>
    );
  return (
    <div className="mail-link-new">
      <h2>{newLink.title}</h2>
      <NewLinkForm />
    </div>
  );
}

function wordsOf(state: MailLinkState): { title: string; text: string } {
  return "purpose" in state ? mailLinks[state.purpose][state.status] : mailLinks[state.status];
}
