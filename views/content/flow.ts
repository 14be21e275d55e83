import { claims } from "./claims";
import { dealDay } from "./demo/calendar";
import { callMoments } from "./demo/moments";
import type { DemoTarget } from "./demo-links";

export type StepId = "before" | "during" | "after" | "pipeline" | "forecast";

/** One stop of the guided day. `maya` is what the rep does there, `genie` what is done for her. */
export type FlowStep = {
  id: StepId;
  time: string;
  day: string;
  name: string;
  title: string;
  text: string;
  maya: readonly string[];
  genie: readonly string[];
  link: { label: string; target: DemoTarget };
  /** What its window shows, in words. */
  window: string;
};

const weekday = dealDay("call", "weekday");

export const flow = {
  title: "Genie Flow: one deal through a rep’s day",
  description:
    "Follow one security deal through a rep’s day with Genie: the battle card before the call, the answer during it, the closeout after, then the pipeline and the forecast.",
  social: { kicker: "A rep’s day, step by step", title: `One ${weekday} at Maya’s desk` },
  eyebrow: "Genie Flow",
  heading: `One ${weekday} at Maya’s desk`,
  lead: `Maya Lindqvist sells XDR. At ten she meets Halden Freight: a CISO with an open audit finding, and an incumbent that renews in ${dealDay("renewal", "month")}. Five stops show what she does, and what is done for her.`,
  start: "Start at 09:40",
  watch: "Open the whole call",
  calendar: {
    title: weekday,
    status: "One typed sentence",
    text: "Maya’s calendar for the day: a battle card at 09:40, the call with Halden Freight at 10:00, its closeout at 10:32, two other meetings, the pipeline at 15:00, and home at five.",
  },
  stepper: "The day",
  sides: { maya: "Maya", genie: "Genie" },
  previous: "Back",
  next: "Next",
  sum: {
    eyebrow: "End of the week",
    title: "Nobody stayed late to write it down",
    lead: "What the five stops come to, for every rep who works this way.",
    claims: [claims.adminMinutesSaved, claims.hoursSaved, claims.callsWithNextSteps],
    action: "Get Early Access",
    link: "All features, one by one",
  },
} as const;

export const flowSteps: readonly FlowStep[] = [
  {
    id: "before",
    time: "09:40",
    day: weekday,
    name: "Before the call",
    title: "Twenty minutes out, the card is on the desk",
    text: "The invite names Daniel only. Genie has read it against the CRM, the discovery call and the renewal calendar, found the two people behind him, and put it all on one side of one card.",
    maya: ["Reads it once, top to bottom", "Drops the console tour and opens with the audit"],
    genie: [
      "Gives each person a part in the deal",
      "Sets the incumbent’s renewal against the close date",
      "Says who is missing: the person who signs",
    ],
    link: { label: "See the card being made", target: "before-call" },
    window:
      "The battle card for Halden Freight: the deal, who has a part in it and who is missing, what hurts, and three points to make.",
  },
  {
    id: "during",
    time: "10:00",
    day: weekday,
    name: "During the call",
    title: "The objection meets a question, not a discount",
    text: `Nineteen minutes in, Daniel says there is no budget line until ${dealDay("budget", "month")}. One card comes up. Maya asks what waiting costs, and he does the sum himself.`,
    maya: ["Keeps her eyes on Daniel", "Asks one question, then lets the silence work"],
    genie: [
      "Hears the objection and shows the answer from the team’s own playbook",
      "Raises the criteria that the sentence speaks to, and no others",
      "Keeps the minute, so that the figure can be found again",
    ],
    link: { label: "Hear it at 19:02", target: callMoments.objection },
    window:
      "The call at 19:36. Daniel names the objection, a card offers a question, Maya asks it, Daniel answers with forty thousand dollars. Beside it the six MEDDIC criteria as they stand then.",
  },
  {
    id: "after",
    time: "10:32",
    day: weekday,
    name: "After the call",
    title: "She hangs up, and the typing is done",
    text: "What the call changed lies on one sheet, ready to be read. Closing it takes five ticks and a sentence made shorter.",
    maya: ["Makes one sentence of the email shorter", "Ticks what is right and sends it"],
    genie: [
      "Drafts notes and email while the call still runs",
      "Proposes the stage only because its exit criteria were met",
      `Holds ${dealDay("scoping", "weekday")} for the scoping call`,
    ],
    link: { label: "Try the closeout", target: "after-call" },
    window:
      "The closeout from 10:32 to 10:34: notes, stage, contacts, next steps and follow-up email approved one after the other, beside the email to Daniel.",
  },
  {
    id: "pipeline",
    time: "15:00",
    day: weekday,
    name: "The pipeline",
    title: "By three, the board has moved itself",
    text: "Nobody dragged a card. Halden Freight stands in Proposal because a proof with dates was agreed aloud, and two other deals say that they have gone quiet.",
    maya: [
      "Calls the energy supplier first: its promise is overdue",
      "Leaves the rest of the board alone",
    ],
    genie: [
      "Holds each stage to its exit criteria",
      "Flags a deal when a promise passes its date",
      "Keeps the sentence behind every move",
    ],
    link: { label: "Hear what moved the stage", target: callMoments.commitment },
    window:
      "Maya’s pipeline on a board of five stages. Halden Freight has moved from Demo to Proposal today; an energy supplier and an insurer are marked quiet.",
  },
  {
    id: "forecast",
    time: "09:00",
    day: dealDay("forecast", "weekday"),
    name: `${dealDay("forecast", "weekday")}’s forecast`,
    title: `${dealDay("forecast", "weekday")}’s number comes with its reasons`,
    text: "Her manager asks how sure she is of Halden Freight. Maya does not guess. She opens the criterion that is still weak, and the call to Tom Berger is booked before the meeting ends.",
    maya: ["Commits what a buyer has spoken for", "Names the one risk before she is asked"],
    genie: [
      "Puts each deal where its score allows",
      "Shows what changed since the last forecast, and why",
      "Links each reason to the minute it was said",
    ],
    link: { label: "Open the weak criterion", target: callMoments.economicBuyer },
    window: `${dealDay("forecast", "weekday")}’s forecast in four lines, closed, commit, best case and pipeline. Halden Freight has risen from best case to commit; its score went from 61 to 78, with three reasons.`,
  },
];
