import type { ReactNode } from "react";
import { paths, type Place } from "../../src/paths";
import { mailLinks, newLink } from "../content/mail-links";
import type { Page } from "../page";
import { NewLinkForm } from "../partials/new-link-form";

type LinkPurpose = "confirm" | "unsubscribe";

/** What a link in a message has come to. `ask` holds the form that does what the link is for. */
export type MailLinkState =
  | { status: "ask"; purpose: LinkPurpose; address: string; token: string }
  | { status: "done" | "already" | "journaled"; purpose: LinkPurpose }
  | { status: "outdated" | "cut-off" | "foreign" | "expired" | "gone" | "away" };

/** The page of a link in a message. It is nobody else's: not indexed, not kept, and at no place of the site map. */
export function mailLinkPage(state: MailLinkState): Page {
  const { title, text } = wordsOf(state);
  const place: Place = { ...paths.comingSoon, title, isIndexed: false };
  return {
    place,
    title,
    description: text,
    styles: "mail-link",
    View: () => (
      <section className="section mail-link">
        <div className="wrap">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <NextStep state={state} />
        </div>
      </section>
    ),
  };
}

/** The button that does it; what to do after that; or, where the link is of no use, a new one. */
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
