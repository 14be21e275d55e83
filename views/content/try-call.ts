import type { Kind } from "./call-words";

/** What can be said and asked at a moment, by what was heard. `name` is what the field shows. */
type Answer = { title: (name: string) => string; say: string; ask: string };

/** Copy of "Try your own call". The words that it recognizes are in `call-words`. */
export const tryCall = {
  title: "Try your own call",
  label: "Paste up to 20 lines of what the buyer said",
  placeholder: "Daniel: We already run CrowdStrike, and it renews next quarter …",
  note: "Rule-based, in your browser. Nothing is sent or stored.",
  cut: "Only the first 20 lines and 4,000 characters are read.",
  orSample: "Or take a sample",
  samples: "Samples, or your own lines",
  own: "Your lines",
  filled: (count: number, of: number): string => `Record ready: ${count} of ${of} fields filled.`,
  demo: "Demo data",
  said: "The call",
  record: "The record",
  empty: "Not said",
  noDate: "no date said",
  noText: "Your lines appear here.",
  noWords: "No words here that the demo’s rules know.",
  noCard: "Nothing to answer, nothing to draft.",
  mail: "Draft of the follow-up",
  fields: {
    competitor: "Competitor",
    price: "Price",
    pain: "Pain",
    signer: "Signer",
    timing: "Timing",
    framework: "Framework",
    step: "Next step",
  } satisfies Partial<Record<Kind, string>>,
  cards: {
    competitor: {
      title: (name) => `Against ${name}`,
      say: "Keep it running as your baseline. Let’s count what each tool closes.",
      ask: "Would your team run both side by side for two weeks?",
    },
    price: {
      title: () => "Price comes up",
      say: "Compare it with what the gap costs you today.",
      ask: "What does another quarter like this one cost?",
    },
    priority: {
      title: () => "Not a priority yet",
      say: "Fair. Something else is more urgent.",
      ask: "What would have to happen for this to move up?",
    },
    step: {
      title: () => "A next step within reach",
      say: "Let’s set the date while we’re both here.",
      ask: "Who else should be there?",
    },
    signer: {
      title: (name) => `${name} has a say`,
      say: "I’ll put it on one page for them.",
      ask: "What do they need to see before they sign?",
    },
    pain: {
      title: () => "The buyer names the pain",
      say: "That’s where we’d start.",
      ask: "What does that cost you in a week?",
    },
    timing: {
      title: () => "A date comes up",
      say: "Then let’s plan back from your date.",
      ask: "What has to happen first, and who signs?",
    },
    framework: {
      title: (name) => `${name} comes up`,
      say: "Name the control, and we bring the evidence for it.",
      ask: "Which control does your auditor check first?",
    },
  } satisfies Record<Kind, Answer> as Record<Kind, Answer>,
  draft: {
    subject: "Our call today",
    thanks: "Thanks for your time today.",
    pain: (pain: string) => `Where it hurts: ${pain}.`,
    competitor: (name: string) => `We’ll compare with ${name} on your own data.`,
    framework: (name: string) => `I’ll attach our evidence for ${name}.`,
    price: "I’ll put the price next to what the gap costs you.",
    signer: (name: string) => `I’ll keep it to one page for ${name}.`,
    timing: (words: string) => `You said ${words}, so I’ll plan back from there.`,
    send: (what: string) => `Next, I’ll send you ${what}.`,
    step: (words: string) => `Next step: ${words}.`,
  },
} as const;
