import { paths } from "../../src/paths";

type ChatLink = { href: string; name: string };
type ChatReply = { text: string; link: ChatLink };

/** Copy of the assistant chat. It answers in the browser; nothing typed into it is sent. */
export const chat = {
  assistant: "Genie",
  status: "Preview with prepared replies",
  open: "Open the assistant chat",
  close: "Close the assistant chat",
  title: "Ask Genie",
  log: "Conversation",
  input: "Your message",
  placeholder: "Ask about calls, CRM, security…",
  send: "Send message",
  typing: "Genie is typing…",
  you: "You",
  greeting:
    "Hi, I’m a preview of Genie’s assistant, with prepared replies. What you type stays in this browser.",
  /** Links shown below everything the assistant says. */
  links: [
    { href: paths.pricing.path, name: "Pricing" },
    { href: paths.demo.path, name: "Demo call" },
    { href: paths.security.path, name: "Security" },
  ],
  /** Picked at random (spec §9): each says that this is a preview, and links to a page. */
  replies: [
    {
      text: "I’m only a preview. Plans, limits and the free trial are on one page with a calculator.",
      link: { href: paths.pricing.path, name: "See plans and prices" },
    },
    {
      text: "I’m only a preview. The demo plays a whole sales call with Genie.",
      link: { href: paths.demo.path, name: "Watch the demo call" },
    },
    {
      text: "I’m only a preview. The security page says how we protect data, and which questions we can’t answer yet.",
      link: { href: paths.security.path, name: "See security" },
    },
    {
      text: "This preview has no answer to that. The contact page takes your question to us.",
      link: { href: paths.contact.path, name: "Send your question" },
    },
    {
      text: "That’s beyond this preview. One page shows what Genie does before, during and after a call.",
      link: { href: paths.features.path, name: "See all features" },
    },
  ],
} as const satisfies Record<string, string | readonly (string | ChatLink | ChatReply)[]>;
