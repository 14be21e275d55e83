import { endpoints } from "../../src/paths";
import { contactForm } from "../../views/content/contact";
import { waitlistForm } from "../../views/content/waitlist";
import { newsletterForm, notifyForm } from "../../views/content/forms";

/** A form as a visitor sends it: makes the request for an email address; `failed` is its error message. */
export type VisitorForm = {
  make: (email: string) => { path: string; init: RequestInit };
  failed: string;
};

/** All four forms, and each of the three ways to send one: as JSON, as a form, and with the page's script. */
export const visitorForms: VisitorForm[] = [
  {
    make: (email) => json(endpoints.newsletter, { email }),
    failed: newsletterForm.failed,
  },
  {
    make: (email) => form(endpoints.newsletter, { email, consent: "yes" }),
    failed: newsletterForm.failed,
  },
  {
    make: (email) => partial(endpoints.newsletter, { email, source: "coming-soon:Scroll" }),
    failed: notifyForm.failed,
  },
  {
    make: (email) =>
      form(endpoints.waitlist, { email, company: "Acme", source: "beta-waitlist:Vision" }),
    failed: waitlistForm.failed,
  },
  {
    make: (email) =>
      partial(endpoints.contact, { email, name: "Ann", topic: "sales", message: "Hello" }),
    failed: contactForm.failed,
  },
];

function json(path: string, fields: Record<string, string>) {
  const headers = { "content-type": "application/json", ...someone() };
  return { path, init: { method: "POST", headers, body: JSON.stringify(fields) } };
}

function form(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const init: RequestInit = {
    method: "POST",
    headers: { ...headers, ...someone() },
    body: new URLSearchParams(fields),
    redirect: "manual",
  };
  return { path, init };
}

function partial(path: string, fields: Record<string, string>) {
  return form(path, fields, { "HX-Request": "true" });
}

/** Gives each visitor a network of their own, through the one proxy that the site trusts. */
function someone() {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return { "x-forwarded-for": `${part()}.${part()}.${part()}.${part()}` };
}
