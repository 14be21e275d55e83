import { claims } from "./claims";
import { approvedAt, endedAt } from "./demo/after-call";
import { clockTime } from "./demo/call";
import { dealDay } from "./demo/calendar";
import { callMoments } from "./demo/moments";
import { demoPage } from "./demo/page";
import type { DemoTarget } from "./demo-links";

export type StepId = "before" | "during" | "after" | "pipeline" | "forecast";

/** A stop of the guided day. `genie` is what Genie does in it. */
export type FlowStep = {
  id: StepId;
  /** As in 09:40. */
  time: string;
  day: string;
  name: string;
  title: string;
  text: string;
  genie: string;
  link: { label: string; target: DemoTarget };
  /** A description of its window for screen readers. */
  window: string;
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
  watch: demoPage.play,
  claim: claims.adminMinutesSaved,
  calendar: {
    title: `Maya’s ${weekday}`,
    text: "Maya’s calendar for the day: a battle card at 9:40 AM, the call with Halden Freight at 10 AM, the answer to an objection at 10:19 AM, the closeout at 10:32 AM, two other meetings, the pipeline at 3 PM, and home at five.",
  },
  stepper: "The day",
  /** The reasons for the talking points, in their order. */
  reasons: [
    "It’s open, and it’s about response time.",
    "A team of six can’t watch all night. Find out what has to wait.",
    `That leaves time before ${dealDay("renewal")}.`,
  ],
  /** On small screens, after the closeout. Wide screens have the link beside the stepper. */
  signUp: "Want this after your own calls?",
  genie: "Genie",
  sum: {
    title: "Nobody stayed late to update the CRM",
    lead: "Here’s what we claim, and how we count it.",
    claims: [claims.hoursSaved, claims.callsWithNextSteps],
    action: "Get Early Access",
    link: "See all features",
  },
} as const;

export const flowSteps: readonly FlowStep[] = [
  {
    id: "before",
    time: "09:40",
    day: weekday,
    name: "Before the call",
    title: "Twenty minutes before the call, the card is ready",
    text: "The invite names only Daniel. Genie checked it against the CRM, the discovery call and the renewal date, and found Priya behind him. Maya reads the card once and opens with the audit.",
    genie:
      "Shows each person’s role, compares the renewal date with the close date, and points out who is missing: the person who signs.",
    link: { label: "See how the card is made", target: "before-call" },
    window:
      "The battle card for Halden Freight: the deal, who is involved, the question of who signs, the pain points, and three points to make.",
  },
  {
    id: "during",
    time: "10:00",
    day: weekday,
    name: "During the call",
    title: "She answers the objection with a question, not a discount",
    text: `Nineteen minutes in, Daniel says there’s no money until ${dealDay("budget", "month")}. One card appears. Maya asks what waiting costs, and he does the math himself.`,
    genie:
      "Hears the objection, shows the answer from the team’s own playbook, and logs what waiting costs as a metric.",
    link: { label: `See it at ${clockTime(callMoments.objection)}`, target: callMoments.objection },
    window:
      "19:36 into the call. Daniel raises the objection, a card suggests a question, Maya asks it, and Daniel answers with forty thousand dollars. Next to it, the six MEDDIC scores and how far each rose in the call.",
  },
  {
    id: "after",
    time: "10:32",
    day: weekday,
    name: "After the call",
    title: "She hangs up, and the typing is done",
    text: "Every change from the call is in one list, ready to review. Maya shortens one sentence, approves the rest and sends the email.",
    genie: `Drafts the notes and the email during the call, quotes the line that moved the deal to the next stage, and puts a hold on ${dealDay("scoping", "weekday")} for the scoping call.`,
    link: { label: "Try the closeout", target: "crm-title" },
    window:
      "The closeout from 10:32 to 10:34 AM: notes, stage, contacts, next steps and follow-up email, approved one after the other, on top of the email to Daniel.",
  },
  {
    id: "pipeline",
    time: "15:00",
    day: weekday,
    name: "The pipeline",
    title: "By 3 PM, the pipeline is already up to date",
    text: "Nobody dragged a card. Halden Freight moved to Proposal because both sides agreed on a POC with dates. Two other deals are flagged as quiet. Maya calls the energy supplier first.",
    genie: "Flags a deal when a promised date passes or the buyer stops replying.",
    link: { label: "See what moved the stage", target: callMoments.commitment },
    window:
      "Maya’s pipeline in the CRM, with five stages. Genie marks Halden Freight as moved from Demo to Proposal today, and an energy supplier and an insurer as quiet.",
  },
  {
    id: "forecast",
    time: "09:00",
    day: forecastDay,
    name: "The forecast",
    title: `${forecastDay}’s forecast shows its reasons`,
    text: "Her manager asks how sure she is of Halden Freight. Maya doesn’t guess. She opens the weakest criterion, and the call with Tom Berger is booked before the meeting ends.",
    genie:
      "Puts each deal in the forecast category the evidence supports, and links each reason to the minute it came up.",
    link: { label: "Open the weakest criterion", target: callMoments.economicBuyer },
    window: `${forecastDay}’s forecast in four lines: closed, commit, best case and pipeline. Halden Freight stays in best case; its score went from 61 to 78, with three reasons. It moves to commit when Maya has met the CFO and the SOC has signed off on the POC results.`,
  },
];
