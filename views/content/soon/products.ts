import { paths } from "../../../src/paths";
import { claims } from "../claims";
import { dealDay } from "../demo/calendar";
import { corvidPay } from "../demo/corvid-pay";
import { callMoments } from "../demo/moments";
import { demoDeal } from "../demo-deal";
import { demoHref } from "../demo-links";
import type { Story } from "./story";

const { account, score, scorecard } = demoDeal;

/** Scroll: CRM automation, in private beta. */
export const scroll: Story = {
  title: "The call ends, and the CRM is up to date",
  lead: "Scroll turns a finished call into CRM updates: fields, the stage and follow-ups. Your rep reads one sheet and approves it.",
  picture: {
    name: "closeout",
    deal: demoDeal,
    text: "The closeout from 10:32 to 10:34 AM: notes, stage, contacts, next steps and follow-up email, approved one after the other, on top of the email to Daniel.",
  },
  parts: [
    {
      title: "Fields: proposed, never just written",
      text: "In the demo, each field that changed has a proposed value, beside the old value and the second it was heard: Genie fills in the competitor, the next step, a contact and the close date.",
      link: { name: "See the record change", href: demoHref("crm-title") },
    },
    {
      title: "Follow-ups: what was promised, on the right day",
      text: `“I’ll send you the plan today” becomes a task for today. “Let’s include Priya on ${dealDay("scoping", "weekday")}” becomes an appointment. The follow-up email repeats the promises of both sides and waits as a draft. Nobody has to remember on ${dealDay("forecast", "weekday")} what was said on ${dealDay("call", "weekday")}.`,
    },
    {
      title: "Stages: suggested, with the reason",
      text: `Scroll manages the pipeline’s stages: it suggests the next one and names what was said for it. ${account.name} moved from ${account.stage.before} to ${account.stage.after} because both sides agreed on a POC with dates, not because someone felt good about it.`,
      link: { name: "Hear what moved the stage", href: demoHref(callMoments.commitment) },
    },
    {
      title: "What stays with your rep",
      text: "The last word. Unchecked changes aren’t written, an edited sentence stays edited, and no email goes out by itself. In the demo, each change keeps its old value and the second it was heard, beside the name of the person who approved it. So a wrong field can be found, traced, and put right.",
    },
    {
      title: "What the beta is for",
      text: "Scroll needs many kinds of calls and many kinds of CRM records. Beta teams use it first and tell us which fields it gets wrong. The beta terms say what you get, what we ask for and how either side ends it.",
      link: { name: "Read the beta terms", href: paths.betaTerms.path },
    },
  ],
  claims: [claims.scrollAccuracy, claims.adminMinutesSaved],
};

/** Vision: deal intelligence, in private beta. */
export const vision: Story = {
  title: "A forecast that shows its reasons",
  lead: "Vision scores each deal by what the buyer said, follows the forecast through the quarter, and opens the sentence behind every number.",
  picture: {
    name: "forecast",
    deal: corvidPay,
    text: "A forecast in four lines: closed, commit, best case and pipeline. Corvid Pay moves from pipeline to best case; its score went from 38 to 54, with two reasons for it and a VP nobody has met against it.",
  },
  parts: [
    {
      title: "A score you can question",
      text: `Each MEDDIC criterion gets up to five points. In the demo, each point has a line of the transcript behind it. ${account.name} rose from ${score.before} to ${score.value} in one call: the champion confirmed, the POC was agreed. It stopped there because the CFO has not been met. A rep can disagree with a point, and both of you can read the line.`,
      link: {
        name: "Open the weakest criterion",
        href: demoHref(callMoments.economicBuyer),
      },
    },
    {
      title: "Risks while there is time",
      text: `The score says where a deal stands. The risks say what could still lose it, and what to do: meet Tom Berger before the POC ends, put the cost of waiting first on his page. In the guided flow, a deal whose promised date has passed is flagged while you can still act.`,
    },
    {
      title: "Forecast accuracy, tracked",
      text: "In the guided flow, each deal lands in the category its score supports: closed, commit, best case or pipeline. When one changes category, the forecast shows what changed and who said it. At the end of the quarter you compare the first commit with what closed, so you see whether your calls get better.",
      link: { name: "The forecast, step by step", href: `${paths.genieFlow.path}#forecast` },
    },
    {
      title: "Dashboards for executives",
      text: "In the guided flow, an executive sees the quarter in four lines and opens any of them down to the conversation. A number that three people rounded on its way up can’t do that.",
    },
    {
      title: "What a score is not",
      text: `It is not a promise that a deal closes, and it knows only the calls that Genie joined. If the CFO decides over dinner, ${scorecard[1].section.toLowerCase()} stays at ${scorecard[1].score} until somebody says so on a call. In the demo, that gap shows as a low score and not as a guess.`,
    },
  ],
  claims: [claims.forecastAccuracy, claims.leadersDistrust],
};
