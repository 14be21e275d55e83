import { claims } from "./claims";

/** Copy of the home page that is not in a file of its own. */
export const home = {
  title: "Genie: live call coaching and clean CRM data for security sales teams",
  description:
    "Genie coaches cybersecurity sales reps during the call, writes the follow-up and keeps the CRM right, on top of the tools you already run.",
  social: {
    kicker: "Live call coaching · Clean CRM data",
    title: "Your best security seller, on every call",
  },
  hero: {
    eyebrow: "AI call coach and CRM autofill for cybersecurity sales",
    title: "Your best security seller, on every call.",
    lead: "Genie hears the objection, knows the competitor, and hands your rep the answer while the CISO is still on the line.",
    primary: "Get Early Access",
    replay: "Replay this call",
    pause: "Pause this call",
    demo: "Open the demo",
    /** A description of the scene for screen readers. */
    scene:
      "A demo call: Daniel mentions Kestrel, Genie shows Maya what to say and ask next, she asks it, and the CRM record is filled in: competitor, next step, stage.",
    meeting: "Halden Freight · XDR evaluation",
    genie: "Genie",
    live: "live",
    stills: { heard: "Heard", answered: "Answered", written: "Written to the CRM" },
    ready: "Ready for the CRM",
    crm: "CRM record",
    suggested: "suggested",
    approved: "approved by Maya",
  },
  problem: {
    title: "Security deals die between the call and the CRM",
    note: "Market figures without a published source.",
    claims: [claims.leadersDistrust, claims.timeOnDataEntry],
  },
  future: {
    title: "Switch CRMs without starting over",
    lead: "The same call always gives the same record.",
    sources: ["Calls", "Mail", "Calendar", "CRM history"],
    engine: {
      name: "Data Orchestration Engine",
      steps: ["Deterministic", "Clean data", "Current data", "Rep approves"],
    },
    targets: ["Today’s CRM →\u00a0Next\u00a0CRM", "Follow-ups", "Forecast"],
  },
  finalCta: {
    title: "Get your stalled deal moving",
    text: `First results within ${claims.resultsWithin.figure}: that is our impact guarantee.`,
    action: "Book a call instead",
  },
} as const;
