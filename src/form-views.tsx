import { messages } from "../views/content/messages";
import { NewsletterForm } from "../views/partials/newsletter-form";
import { NotifyForm } from "../views/partials/notify-form";
import { home } from "../views/pages/home";
import { soonPage } from "../views/pages/soon";
import { ToastSwap } from "../views/ui/toast";
import type { FormView } from "./answer-form";
import { paths } from "./paths";

/** Titles come from the address bar. */
export const TITLE_LENGTH_MOST = 80;

const SOON_PREFIX = "coming-soon:";

/** The form that sent a sign-up, by its source: the newsletter's, or the notify form of a coming-soon page. */
export function formViewOf(source: string | undefined, path: string | undefined): FormView {
  return source?.startsWith(SOON_PREFIX)
    ? notifyView(source.slice(SOON_PREFIX.length, SOON_PREFIX.length + TITLE_LENGTH_MOST), path)
    : newsletterView;
}

const newsletterView: FormView = {
  page: home,
  props: { path: paths.home.path },
  partial: (state) => (
    <>
      <NewsletterForm state={state} />
      {state.status === "failed" && (
        <ToastSwap tone="error" title={messages.errorTitle} text={state.message} />
      )}
      {state.status === "done" && <ToastSwap tone="success" {...messages.newsletter.success} />}
    </>
  ),
  doneAddress: `${paths.home.path}?done#final-cta`,
  failedMessage: messages.newsletter.failed,
  doneMessage: messages.newsletter.success.text,
};

function notifyView(title: string, path: string | undefined): FormView {
  const place =
    Object.values(paths).find((one) => one.kind === "soon" && one.path === path) ??
    paths.comingSoon;
  const query = new URLSearchParams({ ...(title === place.title ? {} : { title }), done: "" });
  return {
    page: soonPage(place),
    props: { path: place.path, title },
    partial: (state) => (
      <>
        <NotifyForm title={title} path={place.path} state={state} />
        {state.status === "failed" && (
          <ToastSwap tone="error" title={messages.errorTitle} text={state.message} />
        )}
        {state.status === "done" && <ToastSwap tone="success" {...messages.notify.success} />}
      </>
    ),
    doneAddress: `${place.path}?${query}`,
    failedMessage: messages.notify.failed,
    doneMessage: messages.notify.success.text,
  };
}
