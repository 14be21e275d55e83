import { dealDay } from "./demo/calendar";
import { callMoments } from "./demo/moments";

/** The steps of the product page, each at the moment of the demo call that shows it. */
export const coPilotSteps = [
  {
    number: "01",
    title: "Connect & Analyze",
    text: "Before the call, Co-Pilot reads calendar, mail and CRM. The first question goes to the audit finding, because the card says so.",
    at: callMoments.opening,
  },
  {
    number: "02",
    title: "Real-Time Intelligence",
    text: "Daniel names Kestrel at 11:38. The card is up before he finishes, and Maya offers a test instead of a discount.",
    at: callMoments.competitor,
  },
  {
    number: "03",
    title: "Automate & Optimize",
    text: `${dealDay("scoping", "weekday")} is agreed. Stage, close date and three tasks are filled in while Maya says goodbye.`,
    at: callMoments.commitment,
  },
] as const;
