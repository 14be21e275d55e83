import { endpoints, paths } from "../../src/paths";
import { formNotices } from "../../views/content/form-notices";

/** The four forms, as tests that hold for all of them see them: where each stands, what is typed, what it says. */
export const forms = [
  {
    name: "newsletter",
    endpoint: endpoints.newsletter,
    page: paths.home.path,
    typed: { consent: "yes" },
    unseen: {},
    table: "subscribers",
    words: formNotices.newsletter,
  },
  {
    name: "notify",
    endpoint: endpoints.newsletter,
    page: paths.scroll.path,
    typed: {},
    unseen: { source: "coming-soon:Scroll", page: paths.scroll.path },
    table: "subscribers",
    words: formNotices.notify,
  },
  {
    name: "waitlist",
    endpoint: endpoints.waitlist,
    page: paths.betaWaitlist.path,
    typed: { company: "Acme & Sons" },
    unseen: { source: "beta-waitlist:Private Beta", title: "Private Beta", feature: "" },
    table: "waitlist_entries",
    words: formNotices.waitlist,
  },
  {
    name: "contact",
    endpoint: endpoints.contact,
    page: paths.contact.path,
    typed: { name: "Ann", company: "Acme & Sons", message: "How do we start?" },
    unseen: { topic: "sales" },
    table: "contact_messages",
    words: formNotices.contact,
  },
] as const;

export type Form = (typeof forms)[number];
