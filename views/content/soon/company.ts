import { paths } from "../../../src/paths";
import { contactHref, mainActions } from "../links";
import type { Story } from "./story";

/** Logging in: workspaces, no invitation yet, administrators. */
export const logIn: Story = {
  title: "How to get in",
  lead: "Workspaces open by invitation, so this page has no password field yet. Find the line that fits you.",
  parts: [
    {
      title: "Your team has an invitation",
      text: "Use the link in your invitation email. If the link has expired or the email is gone, write to support from the address that was invited.",
      link: { name: "Write to support", href: contactHref("support") },
    },
    {
      title: "Your team has no invitation yet",
      text: "Request one. We invite teams in waves and email you when yours opens. Until then the demo needs no account.",
      link: mainActions.join,
    },
    {
      title: "You administer this website",
      text: "Sign in on the session page with the account that the operator made for you. It asks for your second factor if you have set one up. You can reset a forgotten password there, too.",
      link: { name: "Sign in as an administrator", href: paths.sessionTest.path },
    },
    {
      title: "You want to change what we email you",
      text: "That needs no account either. Every email about a list or a message has a link to your preferences, and we can send you a new one.",
      link: { name: "Open email preferences", href: paths.preferences.path },
    },
  ],
};

/** Careers: no list of positions yet. */
export const careers: Story = {
  title: "No open positions are published yet",
  lead: "When there is one, it will be listed here.",
  parts: [
    {
      title: "You would rather not wait",
      text: "Write to us. Say what you would work on first and link something you made.",
      link: { name: "Write to us", href: contactHref("other") },
    },
    {
      title: "What you would be working on",
      text: "Software that listens to a sales call, hands the rep an answer, and writes only what a person approves. The story of the product says why, and the article about our solution says how.",
      link: { name: "Why we built the Genie", href: paths.story.path },
    },
    {
      title: "How we work, in public",
      text: "The changelog and the roadmap show what we shipped and what comes next.",
      link: { name: "Read the roadmap", href: paths.roadmap.path },
    },
  ],
};

/** Team: no profiles yet. */
export const team: Story = {
  title: "Profiles are not published yet",
  lead: "Here is how to reach the right people today.",
  parts: [
    {
      title: "About a purchase or a pilot",
      text: "Sales answers questions about plans, trials and terms, and sets up a call if you want one.",
      link: { name: "Contact Sales", href: contactHref("sales") },
    },
    {
      title: "About security or privacy",
      text: "Send your questionnaire, or report a problem you have found.",
      link: { name: "Ask about security", href: contactHref("security") },
    },
    {
      title: "About anything else",
      text: "Press, partners, a mistake on this site: choose the topic that comes closest. The About page says who operates this site.",
      link: { name: "About Genie", href: paths.about.path },
    },
  ],
};
