import { dealDay } from "./demo/calendar";

/** The competitor that the demo's playbook has an answer to. */
export const PREPARED = "Kestrel EDR";

const budgetMonth = dealDay("budget", "month");

/** Copy of "Try your own sentence". The matcher is in `islands/sentence/match`. */
export const sentence = {
  title: "Try your own sentence",
  lead: "Type a buyer’s line. Genie marks what matters and shows the card your rep would see.",
  label: "What the buyer says",
  placeholder: "We already run CrowdStrike …",
  note: "Nothing leaves your browser.",
  samplesLabel: "Or try one of these",
  samples: [
    { id: "heard-framework", kind: "framework", text: "Our auditor wants to see SOC 2 Type II." },
    {
      id: "heard-competitor",
      kind: "competitor",
      text: "Kestrel promises triage in the next release.",
    },
    {
      id: "heard-price",
      kind: "price",
      text: `We have no budget for this until ${budgetMonth}.`,
    },
  ],
  window: "Genie",
  says: "Buyer",
  thenAsk: "Then ask",
  quiet: "No match in this demo, so Genie stays quiet.",
  kinds: {
    competitor: "Competitor",
    price: "Price",
    priority: "Priority",
    step: "Next step",
    signer: "Signer",
    pain: "Pain",
    timing: "Timing",
    framework: "Framework",
  },
  cards: {
    competitor: {
      title: (name: string): string => `Against ${name}`,
      say: (name: string, isPriced: boolean): string => {
        if (name === PREPARED) return "A roadmap is a promise. Let’s test what ships today.";
        const first = isPriced
          ? "License price is one line on the bill."
          : "Keep it running as your baseline.";
        return `${first} Let’s count what each tool closes.`;
      },
      ask: "Would your team run both on one site for two weeks?",
    },
    price: {
      title: (): string => "Price comes up",
      say: (): string => "Compare it with what the gap costs you today.",
      ask: "What does another quarter like this one cost?",
    },
    priority: {
      title: (): string => "Not a priority yet",
      say: (): string => "Fair. Something else is more urgent.",
      ask: "What would have to happen for this to move up?",
    },
    step: {
      title: (): string => "A next step within reach",
      say: (): string => "Let’s set the date while we’re both here.",
      ask: "Who else should be there?",
    },
    signer: {
      title: (name: string): string => `${name} has a say`,
      say: (): string => "I’ll put it on one page for them.",
      ask: "What do they need to see before they sign?",
    },
    pain: {
      title: (): string => "The buyer names the pain",
      say: (): string => "That’s where we’d start.",
      ask: "What does that cost you in a week?",
    },
    timing: {
      title: (): string => "A date comes up",
      say: (): string => "Then let’s plan back from your date.",
      ask: "What has to happen first, and who signs?",
    },
    framework: {
      title: (name: string): string => `${name} comes up`,
      say: (): string => "Name the control, and we bring the evidence for it.",
      ask: "Which control does your auditor check first?",
    },
  },
} as const;
