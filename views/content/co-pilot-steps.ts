import { callMoments } from "./demo/moments";

/** The steps on the Co-Pilot page, each with a moment of the demo call, and the pane that narrow windows show then. */
export const coPilotSteps = [
  {
    number: "01",
    title: "Connect & Analyze",
    text: "Co-Pilot reads calendar, email and CRM before the call, then logs Daniel’s problem at 04:12.",
    at: callMoments.pain,
    pane: "transcript",
  },
  {
    number: "02",
    title: "Real-Time Intelligence",
    text: "It transcribes the call live. Daniel names Kestrel at 11:38, and the answer is up before he finishes.",
    at: callMoments.competitor,
    pane: "transcript",
  },
  {
    number: "03",
    title: "Automate & Optimize",
    text: "The call summary, action items, follow-up email and CRM updates wait for Maya’s approval.",
    at: callMoments.commitment,
    pane: "deal",
  },
] as const;
