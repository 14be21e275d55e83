import type { ReactNode } from "react";
import { endpoints, paths } from "../../../src/paths";
import { type AccountLinkPurpose, accountLinks } from "../../content/account-links";
import type { Page } from "../../page";
import { Button, ButtonLink } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { linkPage } from "./link-page";

/** The form's fields, which are the link's parameters. */
export type AccountLinkFields = { token: string; type: string; redirect_to: string };

/** The result of following a link. `ask` shows a form that follows it; `isWrong` if its password was wrong. */
export type AccountLinkState =
  | { status: "ask"; purpose: AccountLinkPurpose; fields: AccountLinkFields; isWrong?: boolean }
  | { status: "done"; purpose: "confirmation" | "email_change" }
  | { status: "refused"; code: string }
  | { status: "oneOfTwo" | "needsScript" | "unavailable" };

/** Returns the page for a link in an account email. */
export const accountLinkPage = (state: AccountLinkState): Page =>
  linkPage(wordsOf(state), state.status === "ask" ? <FollowForm {...state} /> : <SignInLink />);

/** The only button that follows the link: mail scanners open pages and run their scripts, but press nothing. */
function FollowForm(props: {
  purpose: AccountLinkPurpose;
  fields: AccountLinkFields;
  isWrong?: boolean;
}): ReactNode {
  return (
    <form method="post" action={endpoints.authLink} className="grid justify-items-start gap-4">
      {Object.entries(props.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Only submitted without JavaScript, where a session would have no use. */}
      <noscript>
        <input type="hidden" name="script" value="off" />
      </noscript>
      {props.purpose === "confirmation" && <Password isWrong={props.isWrong === true} />}
      <Button tone="primary">{accountLinks.ask[props.purpose].action}</Button>
    </form>
  );
}

/** Asks for the sign-up's password, so that nobody confirms a password that somebody else chose. */
function Password({ isWrong }: { isWrong: boolean }): ReactNode {
  const { label, wrong } = accountLinks.password;
  return (
    <>
      <label className="-mb-2 font-bold text-ink" htmlFor="link-password">
        {label}
      </label>
      <Field
        id="link-password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        {...(isWrong && { "aria-invalid": true, "aria-describedby": "link-error" })}
      />
      {isWrong && (
        <div id="link-error">
          <Notice tone="error">{wrong}</Notice>
        </div>
      )}
    </>
  );
}

function SignInLink(): ReactNode {
  return (
    <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
      <ButtonLink tone="primary" href={paths.sessionTest.path}>
        {accountLinks.signIn}
      </ButtonLink>
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
