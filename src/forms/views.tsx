import type { ReactNode } from "react";
import { messages } from "../../views/content/messages";
import { askedFor, betaWaitlist } from "../../views/pages/beta-waitlist";
import { contact } from "../../views/pages/contact/page";
import { preferencesDoor } from "../../views/pages/preferences";
import { home } from "../../views/pages/home/page";
import { soonPage } from "../../views/pages/soon";
import { CONTACT_FORM_ID, ContactForm } from "../../views/partials/contact-form";
import type { FormState, FormValues } from "../../views/partials/form-state";
import { NEWSLETTER_FORM_ID, NewsletterForm } from "../../views/partials/newsletter-form";
import { NEW_LINK_FORM_ID, NewLinkForm } from "../../views/partials/new-link-form";
import { NOTIFY_FORM_ID, NotifyForm } from "../../views/partials/notify-form";
import { parseSource } from "../../views/partials/sign-up-source";
import { WaitlistForm } from "../../views/partials/waitlist-form";
import type { FormView } from "./respond";
import { sanitizeTitle } from "../pages/sanitize-title";
import { paths } from "../paths";
import { pageAt } from "../../views/pages/pages";

/** The form that sent a sign-up, by its source: the newsletter's, or the notify form of some page. */
export function signUpView({ source = "", page }: FormValues): FormView {
  const { list, feature = "" } = parseSource(source);
  return list === "notify"
    ? notifyView(sanitizeTitle(feature) || paths.comingSoon.title, page)
    : newsletterView(page);
}

/** The newsletter's form is on the home page, and on those of the blog. */
function newsletterView(path = ""): FormView {
  const page = path.startsWith(paths.blog.path) ? pageAt(path) : undefined;
  const place = page?.place ?? paths.home;
  return {
    page: page ?? home,
    props: { path: place.path },
    form: (state) => <NewsletterForm state={state} {...(page && { page: place.path })} />,
    doneAddress: `${place.path}?done#${page ? NEWSLETTER_FORM_ID : "final-cta"}`,
    words: messages.newsletter,
  };
}

/** On a coming-soon page the title is the page's own, and goes with it where it is another one's. */
function notifyView(title: string, path: string | undefined): FormView {
  const page = pageAt(path) ?? soonPage(paths.comingSoon);
  const { place } = page;
  const form = (state: FormState): ReactNode => (
    <NotifyForm title={title} path={place.path} state={state} />
  );
  const shared = { page, form, words: messages.notify };
  if (place.kind !== "soon") {
    const doneAddress = `${place.path}?done#${NOTIFY_FORM_ID}`;
    return { ...shared, props: { path: place.path }, doneAddress };
  }
  const query = new URLSearchParams({ ...(title === place.title ? {} : { title }), done: "" });
  return { ...shared, props: { path: place.path, title }, doneAddress: `${place.path}?${query}` };
}

/** The waitlist, as it was asked for. */
export function waitlistView(typed: FormValues): FormView {
  const { path } = paths.betaWaitlist;
  const query = new URLSearchParams();
  for (const key of ["title", "feature"]) if (typed[key]) query.set(key, sanitizeTitle(typed[key]));
  return {
    page: betaWaitlist,
    props: { path, query },
    form: (state) => <WaitlistForm {...askedFor(query)} state={state} />,
    doneAddress: `${path}?${new URLSearchParams([...query, ["done", ""]])}`,
    words: messages.waitlist,
  };
}

/** The contact page. A chosen topic stays chosen for the next message. */
export function contactView({ topic = "" }: FormValues): FormView {
  const { path } = paths.contact;
  return {
    page: contact,
    props: { path, query: new URLSearchParams({ topic }) },
    form: (state) => <ContactForm topic={topic} state={state} />,
    doneAddress: `${path}?done#${CONTACT_FORM_ID}`,
    words: messages.contact,
  };
}

/** The form that asks for new links, on the page that leads to the preferences. */
export const newLinkView: FormView = {
  page: preferencesDoor,
  props: { path: paths.preferences.path },
  form: (state) => <NewLinkForm state={state} />,
  doneAddress: `${paths.preferences.path}?done#${NEW_LINK_FORM_ID}`,
  words: messages.newLink,
};
