import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { mailLinks, newLinkForm } from "../../content/mail-links";
import type { Page } from "../../page";
import { NewLinkForm } from "../../forms/new-link-form";
import { Button, ButtonLink } from "../../ui/button";
import { MoreLink } from "../../ui/more-link";
import { linkPage } from "./link-page";

type LinkPurpose = "confirm" | "unsubscribe";

/** The result of following a link. `ask` shows a form that carries out the link's purpose. */
export type MailLinkState =
  | { status: "ask"; purpose: LinkPurpose; address: string; token: string }
  | { status: "done" | "already" | "journaled"; purpose: LinkPurpose }
  | { status: "outdated" | "cut-off" | "foreign" | "expired" | "gone" | "unavailable" };

/** Returns the page for a link in an email to a subscriber. */
export const mailLinkPage = (state: MailLinkState): Page =>
  linkPage(wordsOf(state), <NextStep state={state} />);

/** The form, links to other pages, or a form to request a new link. */
function NextStep({ state }: { state: MailLinkState }): ReactNode {
  if (state.status === "ask")
    return (
      <form method="post" action={state.address}>
        <input type="hidden" name="token" value={state.token} />
        <Button tone="primary">{mailLinks[state.purpose].ask.action}</Button>
      </form>
    );
  if (state.status === "done" || state.status === "journaled" || state.status === "unavailable")
    return (
      <p className="flex flex-wrap items-center gap-x-7 gap-y-3">
        <ButtonLink tone="primary" href={paths.home.path}>
          {mailLinks.home}
        </ButtonLink>
        {state.status === "done" && (
          <MoreLink href={paths.preferences.path}>{mailLinks.preferences}</MoreLink>
        )}
      </p>
    );
  return (
    <div className="rounded-window border border-hairline-strong bg-surface-1 p-5 sm:p-8">
      <h2 className="mb-4 text-h4">{newLinkForm.title}</h2>
      <NewLinkForm />
    </div>
  );
}

function wordsOf(state: MailLinkState): { title: string; text: string } {
  return "purpose" in state ? mailLinks[state.purpose][state.status] : mailLinks[state.status];
}
