import { endpoints, paths } from "../../../src/paths";
import { contactForm } from "../../../views/content/contact";
import { waitlistForm } from "../../../views/content/waitlist";
import { newsletterForm, notifyForm } from "../../../views/content/forms";

/** The four forms for tests that all must pass: their pages, values and messages. */
export const forms = [
  {
    name: "newsletter",
    endpoint: endpoints.newsletter,
    page: paths.home.path,
    typed: { consent: "yes" },
    unseen: {},
    table: "subscribers",
    words: newsletterForm,
  },
  {
    name: "notify",
    endpoint: endpoints.newsletter,
    page: paths.scroll.path,
    typed: {},
    unseen: { source: "coming-soon:Scroll", page: paths.scroll.path },
    table: "subscribers",
    words: notifyForm,
  },
  {
    name: "waitlist",
    endpoint: endpoints.waitlist,
    page: paths.betaWaitlist.path,
    typed: { company: "Acme & Sons" },
    unseen: { source: "beta-waitlist:Private Beta", title: "Private Beta", feature: "" },
    table: "waitlist_entries",
    words: waitlistForm,
  },
  {
    name: "contact",
    endpoint: endpoints.contact,
    page: paths.contact.path,
    typed: { name: "Ann", company: "Acme & Sons", message: "How do we start?" },
    unseen: { topic: "sales" },
    table: "contact_messages",
    words: contactForm,
  },
] as const;

export type Form = (typeof forms)[number];
