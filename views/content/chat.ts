import { paths } from "../../src/paths";

type ChatLink = { href: string; name: string };
/** `about` matches the questions that the reply fits best. */
type ChatReply = { about: RegExp; text: string; link: ChatLink };

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
  suggested: "Suggested questions",
  greeting:
    "Hi, I’m a preview of Genie’s assistant, with prepared replies. What you type stays in this browser.",
  suggestions: ["What does it cost?", "Can I watch a call?", "Is our data safe?"],
  /** Links shown below every reply. */
  links: [
    { href: paths.pricing.path, name: "Pricing" },
    { href: paths.demo.path, name: "Demo call" },
    { href: paths.security.path, name: "Security" },
  ],
  /** Each reply fits any question, says that this is a preview, and links to a page. */
  replies: [
    {
      about: /cost|much|pric|plan|trial|seat/i,
      text: "Plans, limits and the free trial are on one page with a calculator. I’m only a preview.",
      link: { href: paths.pricing.path, name: "See plans and prices" },
    },
    {
      about: /demo|watch|call/i,
      text: "The demo plays a whole sales call with Genie. I’m only a preview.",
      link: { href: paths.demo.path, name: "Watch the demo call" },
    },
    {
      about: /secur|safe|data|soc/i,
      text: "The security page says how we protect data, and which questions we can’t answer yet. I’m only a preview.",
      link: { href: paths.security.path, name: "See security" },
    },
    {
      about: /sales\b/i,
      text: "This preview has no answer to that. The contact page takes your question to us.",
      link: { href: paths.contact.path, name: "Send your question" },
    },
    {
      about: /crm|how|what|work/i,
      text: "That’s beyond this preview. One page shows what Genie does before, during and after a call.",
      link: { href: paths.features.path, name: "See all features" },
    },
  ],
} as const satisfies Record<string, string | readonly (string | ChatLink | ChatReply)[]>;
