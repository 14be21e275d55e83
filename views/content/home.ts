import { claims } from "./claims";
import { crmFields } from "./crm-scene";
import { quoteAt } from "./demo/lines";
import { callMoments } from "./demo/moments";

/** What the buyer said in the demo call, by the CRM field that it belongs in. */
const said = {
  Pain: quoteAt(callMoments.pain, "We get nine hundred alerts a day."),
  Signer: quoteAt(callMoments.economicBuyer, "Tom Berger, our CFO."),
  "Next step": `${quoteAt(callMoments.commitment, "Send me the plan today")} …`,
} as const;

/** The fields with the buyer's words that nobody typed in. */
const lost = Object.entries(said).map(([name, quote]) => {
  const field = crmFields.find((change) => change.field === name);
  if (field === undefined) throw new Error(`The record has no field "${name}".`);
  return { ...field, quote };
});

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
    lost,
  },
  moment: {
    /** The fields that the objection ends in. */
    fields: ["Next step", "Stage", "Close date"] as readonly string[],
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
