import { claims } from "./claims";
import { CALL_SECONDS, clockTime } from "./demo/call";
import { callMoments } from "./demo/moments";

/** Copy of the home page that is not in a file of its own. */
export const home = {
  title: "Genie: live call coaching and clean CRM data for security sales teams",
  description:
    "Genie coaches cybersecurity sales reps during the call, writes the follow-up and keeps the CRM right.",
  social: {
    kicker: "Live call coaching · Clean CRM data",
    title: "Your best security seller, on every call",
  },
  hero: {
    eyebrow: "AI call coach and CRM autofill for cybersecurity sales",
    title: "Your best security seller, on every call.",
    lead: "Genie hears the objection, hands your rep the answer, and fills in the CRM.",
    pause: "Pause this call",
    /** A description of the scene for screen readers. */
    scene:
      "A demo call: Daniel mentions Kestrel, Genie shows Maya what to say and ask next, and the record is filled in.",
    live: "Live",
    /** What Genie shows before anything is heard. */
    known: "Before the call",
    ready: "Call Ended",
    crm: "CRM record",
    suggested: "Suggested",
    approved: "Approved by Maya",
  },
  problem: {
    title: "Security deals die between the call and the CRM",
    figures: [claims.leadersDistrust, claims.timeOnDataEntry],
  },
  benefits: {
    title: "The rep only has to talk",
    /** Three moments of a call; `at` is relative to the call. */
    moments: [
      { at: "−20:00", when: "Before", title: "Pre-call battle cards" },
      { at: clockTime(callMoments.competitor), when: "During", title: "Live call coaching" },
      { at: clockTime(CALL_SECONDS), when: "After", title: "Instant CRM hygiene" },
    ],
  },
  future: {
    title: "Switch CRMs without starting over",
    engine: {
      name: "Data Orchestration Engine",
      text: "Values keep their source.",
    },
    /** Each CRM, with what it calls the fields "Stage" and "Signer". */
    targets: [
      { name: "Today’s CRM", fields: ["Stage", "Signer"] },
      { name: "Your next CRM", fields: ["Deal stage", "Approver"] },
    ],
  },
  finalCta: {
    title: "Get your stalled deal moving",
    text: `Our impact guarantee: first results within ${claims.resultsWithin.figure}.`,
    newsletter: {
      title: "Get the newsletter",
      text: "One email per article.",
    },
  },
} as const;
