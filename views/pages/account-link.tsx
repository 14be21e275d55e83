import type { ReactNode } from "react";
import { endpoints, paths, type Place } from "../../src/paths";
import { type AccountLinkPurpose, accountLinks } from "../content/account-links";
import type { Page } from "../page";

/** What the form sends back: the link, as it came. */
export type AccountLinkFields = { token: string; type: string; redirect_to: string };

/** What a link in a message about an account has come to. `ask` holds the form that follows it. */
export type AccountLinkState =
  | { status: "ask"; purpose: AccountLinkPurpose; fields: AccountLinkFields }
  | { status: "done"; purpose: "confirmation" | "email_change" }
  | { status: "refused"; code: string }
  | { status: "half" | "needsScript" | "away" };

/** The page of a link in a message about an account. It is nobody else's: neither indexed nor kept. */
export function accountLinkPage(state: AccountLinkState): Page {
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
          {state.status === "ask" ? <FollowForm {...state} /> : <SignInLink />}
        </div>
      </section>
    ),
  };
}

/** The page's script posts it by itself; the visitor decided when they followed the link. */
function FollowForm(props: { purpose: AccountLinkPurpose; fields: AccountLinkFields }): ReactNode {
  return (
    <form method="post" action={endpoints.authLink} data-post-itself="">
      {Object.entries(props.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Sent only where no script runs, since a session is of no use there. */}
      <noscript>
        <input type="hidden" name="script" value="off" />
      </noscript>
      <button className="button button-primary">{accountLinks.ask[props.purpose].action}</button>
    </form>
  );
}

function SignInLink(): ReactNode {
  return (
    <p className="actions">
      <a className="button button-primary" href={paths.sessionTest.path}>
        {accountLinks.signIn}
      </a>
    </p>
  );
}

function wordsOf(state: AccountLinkState): { title: string; text: string } {
  if (state.status === "ask") return accountLinks.ask[state.purpose];
  if (state.status === "done") return accountLinks.done[state.purpose];
  if (state.status !== "refused") return accountLinks[state.status];
  const { refused } = accountLinks;
  const isKnown = (code: string): code is keyof typeof refused => Object.hasOwn(refused, code);
  return refused[isKnown(state.code) ? state.code : "other"];
}
