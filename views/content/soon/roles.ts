import { paths } from "../../../src/paths";
import { claims } from "../claims";
import { alderbrookClinics } from "../demo/alderbrook-clinics";
import { corvidPay } from "../demo/corvid-pay";
import { dealDay } from "../demo/calendar";
import { clockTime } from "../demo/call";
import { callMoments } from "../demo/moments";
import { demoHref } from "../demo-links";
import { contactHref, mainActions, waitlistHref } from "../links";
import { addOnLine, dollars, plans } from "../plans";
import { standards } from "../security";
import type { Story } from "./story";

const [starter, team, enterprise] = plans;
const trial = `The ${claims.trial.figure} free trial needs an invitation and no credit card`;
const objection = clockTime(callMoments.objection);
/** The standards with what is stated about each: "SOC 2 (Type II, on request), …". */
const stated = new Intl.ListFormat("en-US").format(
  standards.map(({ name, status }) => `${name} (${status})`),
);

/** Sales reps: prepare, talk, approve. */
export const reps: Story = {
  title: "Spend your day on buyers, not on fields",
  lead: "Genie prepares each call, helps while you talk, and leaves you one sheet to approve. You keep the CRM and the meeting tool you use today.",
  picture: { name: "record", deal: corvidPay },
  parts: [
    {
      title: "Before the call: who is coming, and what hurts",
      text: `A battle card arrives ${claims.battleCardLead.figure} before the meeting. It shows the account, the deal, each person’s part in it, the pain they have named, the incumbent and three points to make. Read it once instead of searching your email and the CRM. In the demo deal it tells Maya to ask who signs, because the CRM doesn’t know.`,
      link: { name: "Make a battle card", href: demoHref("before-call") },
    },
    {
      title: "During the call: one card, when you need it",
      text: "Co-Pilot writes the transcript while you talk. When the buyer names a competitor or raises an objection, one card appears: something to say, and a question to ask next. Before you hang up, it reminds you to agree on a next step. The rest of the time it stays quiet, so you can look at the buyer.",
      link: { name: `Hear the objection at ${objection}`, href: demoHref(callMoments.objection) },
    },
    {
      title: "After the call: read, correct, approve",
      text: "The summary, action items, follow-up email and CRM updates are drafted by the time you hang up. Each change shows the old value, the new one and the second it was heard. Uncheck what’s wrong. Nothing is written and nothing is sent before you approve it.",
      link: { name: "Try the closeout", href: demoHref("crm-title") },
    },
    {
      title: "When it mishears",
      text: `It will, now and then: the claim is ${claims.transcription.figure} of the words, not all of them. In the demo, every suggestion shows its confidence and links to the line it came from, so checking takes seconds. You decide what to use.`,
    },
  ],
  compared: [
    [`Notes on ${dealDay("forecast", "weekday")}, from memory`, "A summary when the call ends"],
    ["Searching email and CRM before a call", "One card, in time to read it"],
    ["“I’ll get back to you on Kestrel”", "The answer while you talk"],
  ],
  claims: [claims.hoursSaved, claims.battleCardLead],
  next: {
    title: "Try it on your own calls",
    lead: `${trial}. ${starter.name} costs ${dollars(starter.price)} per seat and month: ${starter.limit.toLowerCase()}, basic sync with three CRMs, and email support.`,
    action: { name: starter.cta.label, href: starter.cta.href },
    more: { name: "Compare the plans", href: paths.pricing.path },
  },
};

/** Sales leaders: coach from the call, review from the record. */
export const leaders: Story = {
  title: "Coach from the call, review from the record",
  lead: "You hear what the buyer said, not what the rep remembers. Your reps approve what goes into the pipeline, and in the demo each change opens the words behind it.",
  picture: {
    name: "call",
    deal: alderbrookClinics,
    text: "The renewal call with Alderbrook Clinics. Procurement names an offer eighteen percent lower, a card suggests what to ask, and the buyer recalls the night that kept the clinics open. Beside it, the six MEDDIC scores.",
  },
  parts: [
    {
      title: "Coach the call that happened",
      text: `Open the transcript at the moment that mattered: the objection, the answer, the silence after it. In the demo deal that moment is at ${objection}, when Daniel says there is no budget. You hear what Maya asked, and how he worked out the cost of waiting himself. You both coach on the words that were said.`,
      link: { name: `Hear it at ${objection}`, href: demoHref(callMoments.objection) },
    },
    {
      title: "Give every rep your best answer",
      text: "Co-Pilot shows what to say about a competitor, how to answer an objection, and which next step to ask for, while the buyer is still on the line. You shape that coaching to your own playbook. A new rep can use it on the very next call.",
      link: { name: "How Co-Pilot works", href: paths.coPilot.path },
    },
    {
      title: "Review deals, not opinions",
      text: "In the guided flow, a stage moves because of what both sides agreed, not by gut feeling. When a promised date passes, the deal is marked as quiet. Start your review with those deals. For all others, one click opens the sentence that moved them.",
      link: { name: "Follow one deal", href: `${paths.genieFlow.path}#pipeline` },
    },
    {
      title: "Test it against a group without Genie",
      text: `Run two groups for ${claims.resultsWithin.figure}. Compare the next steps agreed on calls, the admin time after them, and how often a deal slipped back a stage. If nothing changes, you know before you pay for a year.`,
      link: { name: "How a pilot tests it", href: paths.caseStudies.path },
    },
  ],
  compared: [
    ["Coaching from the rep’s memory", "Coaching from the transcript"],
    ["A stage by gut feeling", "A stage with the words behind it"],
    ["Reviews that go around the table", "Reviews that start with quiet deals"],
  ],
  claims: [claims.fasterOnboarding, claims.callsWithNextSteps],
  next: {
    title: "Start with one team",
    lead: `${trial}. ${team.name} costs ${dollars(team.price)} per seat and month: ${team.limit.toLowerCase()}, priority support and a dedicated success manager.`,
    action: { name: team.cta.label, href: team.cta.href },
    more: { name: "Work out your return", href: paths.pricing.path },
  },
};

/** Revenue operations: a deterministic engine, approval, traceable changes. */
export const revops: Story = {
  title: "Genie fills the fields. A person approves them.",
  lead: "Reps stop typing, and your CRM stays yours: a deterministic engine keeps the data clean, and in the demo every change can be traced to a second of the call.",
  picture: {
    name: "changes",
    deal: alderbrookClinics,
    text: "Six changes to the CRM record of Alderbrook Clinics, each with its old value, its new value, the second of the call it was heard and the person who approved it.",
  },
  parts: [
    {
      title: "The same call gives the same record",
      text: "Genie reads the call and proposes values. The Data Orchestration Engine keeps the record clean and current. It is deterministic: the same input always gives the same result, today and on the day an auditor asks. So you can repeat it, and say why a field holds what it holds.",
      link: { name: "Why the engine is deterministic", href: paths.ourSolution.path },
    },
    {
      title: "A rep approves every change",
      text: "Notes, stage, contacts, next steps and follow-up: the rep sees each new value beside the old one, and checks, edits or unchecks it. Unchecked changes aren’t written. Try it in the demo: uncheck a field or choose another stage, and the preview follows.",
      link: { name: "Preview the changes", href: demoHref("crm-title") },
    },
    {
      title: "“Who changed this?” has an answer",
      text: "The picture above shows what a change carries: the old value, the new one, the second it was heard, and who approved it. What a workspace logs, and for how long, isn’t published yet.",
      link: { name: "What is documented so far", href: paths.docs.path },
    },
    {
      title: "It works on the CRM you have",
      text: `Genie is an overlay: nothing is replaced, and nothing is migrated. ${starter.name} includes basic sync with three CRMs; ${enterprise.name} adds API access, and custom integrations at ${dollars(enterprise.addOns[0].price)} each. Rule syntax and field mappings aren’t published yet. If you need them to decide, ask support.`,
      link: { name: "Ask support", href: contactHref("support") },
    },
  ],
  compared: [
    ["Chasing reps for empty fields", "Fields proposed during the call"],
    ["Cleanup at the end of the quarter", "An engine that keeps data clean"],
    ["Nobody knows who changed it", "Old value, new value, approver"],
  ],
  claims: [claims.scrollAccuracy, claims.costReduction],
  next: {
    title: "Data Orchestration is in private beta",
    lead: `${mainActions.invitation}: we open seats in waves. Tell us which CRM you run and which field costs you the most time, and we email your invitation when your wave opens.`,
    action: { ...mainActions.join, href: waitlistHref("Data Orchestration") },
    more: { name: "Read the documentation", href: paths.docs.path },
  },
};

/** Enterprises: review, roll-out, forecast. */
export const enterprises: Story = {
  title: "Roll out once, answer for every number",
  lead: "Procurement, legal and your own CISO all have a say. Here is what each of them asks first, and what your regions get once they agree.",
  picture: {
    name: "forecast",
    deal: alderbrookClinics,
    text: "A forecast in four lines: closed, commit, best case and pipeline. Alderbrook Clinics stays in best case; its score went from 57 to 69, with two reasons for it and a lower offer against it.",
  },
  parts: [
    {
      title: "The security review comes first",
      text: `We state ${stated}. Data is encrypted in transit and at rest. The security page answers what buyers ask, and the data processing agreement is there to read before the first meeting.`,
      link: { name: "Open the security page", href: paths.security.path },
    },
    {
      title: "Every region keeps its tools",
      text: "Genie is an overlay on the CRM and the video-meeting tool a team uses today. Nobody migrates. Where a region runs something of its own, ask for a custom integration: it is an add-on of this plan.",
      link: { name: "See the integrations", href: paths.integrations.path },
    },
    {
      title: "A forecast with the reasons attached",
      text: "Vision, in private beta, scores each deal by what was said on its calls. In the guided flow, an executive who doubts a number opens the sentence behind it, in the buyer’s own words, and every change to the CRM shows the second of the call it came from.",
      link: { name: "About Vision", href: paths.vision.path },
    },
    {
      title: "What the plan includes",
      text: `${enterprise.name} costs ${dollars(enterprise.price)} per seat and month: unlimited calls, 24/7 support, API access, a white-label option, and everything in ${team.name}. Add-ons: ${enterprise.addOns.map((addOn) => addOnLine(addOn)[0]?.toLowerCase() + addOnLine(addOn).slice(1)).join("; ")}. Ask us about data regions, roles and single sign-on.`,
      link: { name: "Compare the plans", href: paths.pricing.path },
    },
  ],
  compared: [
    ["Each region with its own habits", "One deterministic engine for all"],
    ["A forecast called from memory", "A forecast with its quotes"],
    ["A new tool for every team", "An overlay on today’s tools"],
  ],
  claims: [claims.revenueIncrease, claims.scaling],
  next: {
    title: "Prove it in one region",
    lead: `${trial}, on this plan too. Pick one team, run it against a group without Genie for ${claims.resultsWithin.figure}, and decide on your own figures.`,
    action: { name: enterprise.cta.label, href: enterprise.cta.href },
    more: mainActions.call,
  },
};
