import { claims } from "../claims";

/** Copy of the demo page, other than that of the deal. */
export const demoPage = {
  /** The name of links that open the page playing. */
  play: "Play the demo",
  title: "Live demo: a security deal before, during and after the call",
  social: { kicker: "Live demo", title: "A security deal before, during and after the call" },
  description:
    "Play a sales call with a CISO, line by line: the battle card before it, the coaching while it runs, and the CRM update that is left when it ends.",
  hero: {
    title: "A 32-minute call and everything Genie did with it",
    lead: "Genie coaches Maya, who sells XDR to a CISO, and fills in the CRM. Highlights in 30 seconds.",
  },
  before: {
    eyebrow: "Pre-call intelligence",
    title: "Know the deal before you dial",
    lead: `Ready ${claims.battleCardLead.figure} before the call.`,
  },
  during: {
    eyebrow: "Live call intelligence",
    title: "The answer appears while Daniel is still talking",
  },
  after: {
    eyebrow: "Automation",
    title: "Hang up, read the risks, approve the rest",
    lead: "Genie writes nothing the rep hasn’t seen. What you uncheck below stays out of the CRM.",
  },
  end: {
    title: "Try it on one of your own calls",
    lead: "Co-Pilot is free during the private beta.",
  },
  pricing: "Compare the plans",
} as const;
