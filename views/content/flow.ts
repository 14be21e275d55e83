import { claims } from "./claims";
import { approvedAt, endedAt } from "./demo/after-call";
import { clockTime } from "./demo/call";
import { dealDay } from "./demo/calendar";
import { callMoments } from "./demo/moments";
import type { DemoTarget } from "./demo-links";

type StepId = "before" | "during" | "after" | "pipeline" | "forecast";

/** A stop of the guided day. The demo shows those without a picture. */
export type FlowStep = {
  id: StepId;
  /** As in 09:40. */
  time: string;
  day: string;
  title: string;
  text: string;
  link: { label: string; target: DemoTarget };
  /** What Genie does at this stop, and a description of its window for screen readers. */
  picture?: { genie: string; window: string };
};

const weekday = dealDay("call", "weekday");
const forecastDay = dealDay("forecast", "weekday");

export const flow = {
  title: "Genie Flow: one deal through a rep’s day",
  description:
    "Follow one security deal through a rep’s day with Genie: the battle card before the call, the answer during it, the closeout after, then the pipeline and the forecast.",
  social: { kicker: "A rep’s day, step by step", title: `One ${weekday} at Maya’s desk` },
  eyebrow: "A day with Genie, the AI call coach",
  heading: `Off the call at ${endedAt.replace(" AM", "")}. CRM done by ${approvedAt.replace(" AM", "")}.`,
  lead: `One ${weekday} with Maya Lindqvist, who sells XDR. Genie briefs her before the call and coaches her during it. When it ends, the CRM updates and the email wait for her approval.`,
  claim: claims.adminMinutesSaved,
  calendar: {
    title: `Maya’s ${weekday}`,
    text: "Maya’s calendar for the day: a battle card at 9:40 AM, the call with Halden Freight at 10 AM, the answer to an objection at 10:19 AM, the closeout at 10:32 AM, two other meetings, the pipeline at 3 PM, and home at five.",
  },
  genie: "Genie",
  sum: {
    title: "Nobody stayed late to update the CRM",
    claims: [claims.hoursSaved, claims.callsWithNextSteps],
  },
} as const;

export const flowSteps: readonly FlowStep[] = [
  {
    id: "before",
    time: "09:40",
    day: weekday,
    title: "The card arrives twenty minutes early",
    text: "The invite names only Daniel. The card adds Priya, the renewal date and the question nobody has answered: who signs?",
    link: { label: "See how the card is made", target: "before-call" },
  },
  {
    id: "during",
    time: "10:00",
    day: weekday,
    title: "She answers the objection with a question",
    text: `Daniel says there’s no money until ${dealDay("budget", "month")}. Maya asks what waiting costs, and he does the math himself.`,
    link: {
      label: `Hear it at ${clockTime(callMoments.objection)}`,
      target: callMoments.objection,
    },
  },
  {
    id: "after",
    time: "10:32",
    day: weekday,
    title: "She hangs up, and the typing is done",
    text: "Maya shortens one sentence of the email, approves the CRM changes and sends. Two minutes later she is done.",
    link: { label: "Try the closeout", target: "crm-title" },
  },
  {
    id: "pipeline",
    time: "15:00",
    day: weekday,
    title: "By 3 PM, the pipeline is already up to date",
    text: "Halden Freight moved to Proposal because both sides agreed on a POC with dates. Maya calls the energy supplier first.",
    link: { label: "Hear what moved the stage", target: callMoments.commitment },
    picture: {
      genie: "Flags a deal when a promised date passes or the buyer stops replying.",
      window:
        "Maya’s pipeline in the CRM, with five stages. Genie marks Halden Freight as moved from Demo to Proposal today, and an energy supplier and an insurer as quiet.",
    },
  },
  {
    id: "forecast",
    time: "09:00",
    day: forecastDay,
    title: `${forecastDay}’s forecast shows its reasons`,
    text: "Her manager asks how sure she is of Halden Freight. Maya opens the weakest criterion, and the call with Tom Berger is booked before the meeting ends.",
    link: { label: "Open the weakest criterion", target: callMoments.economicBuyer },
    picture: {
      genie:
        "Puts each deal in the forecast category the evidence supports, and links each reason to the minute it came up.",
      window: `${forecastDay}’s forecast in four lines: closed, commit, best case and pipeline. Halden Freight stays in best case; its score went from 61 to 78, with three reasons. It moves to commit when Maya has met the CFO and the SOC has signed off on the POC results.`,
    },
  },
];
