import { paths, type Place } from "../../src/paths";
import { anchorTo } from "../content/anchors";
import { mailLinks } from "../content/mail-links";
import type { Page } from "../page";

/** What a link in a message has come to. `ask` holds the form that does what the link is for. */
export type MailLinkState =
  | { status: "ask"; purpose: "confirm" | "unsubscribe"; address: string; token: string }
  | { status: "done"; purpose: "confirm" | "unsubscribe" }
  | { status: "broken" | "expired" | "gone" | "away" };

/** The page of a link in a message. It is nobody else's: not indexed, not kept, and at no place of the site map. */
export function mailLinkPage(state: MailLinkState): Page {
  const { title, text } = wordsOf(state);
  const place: Place = { ...paths.comingSoon, title, isIndexed: false };
  const isLost = state.status === "broken" || state.status === "expired" || state.status === "gone";
  return {
    place,
    title,
    description: text,
    styles: "refused",
    View: () => (
      <section className="section refused">
        <div className="wrap">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {state.status === "ask" ? (
            <form method="post" action={state.address} data-post-itself="">
              <input type="hidden" name="token" value={state.token} />
              <button className="button button-primary">
                {mailLinks[state.purpose].ask.action}
              </button>
            </form>
          ) : (
            <p>
              <a
                className="button button-primary"
                href={isLost ? anchorTo("final-cta") : paths.home.path}
              >
                {isLost ? mailLinks.again : mailLinks.home}
              </a>
            </p>
          )}
        </div>
      </section>
    ),
  };
}

function wordsOf(state: MailLinkState): { title: string; text: string } {
  return state.status === "ask" || state.status === "done"
    ? mailLinks[state.purpose][state.status]
    : mailLinks[state.status];
}
