import type { paths } from "../../src/paths";
import { lineAt } from "./demo/lines";
import { callMoments } from "./demo/moments";
import { demoDeal } from "./demo-deal";

/** A wish of people in sales: the reasoning behind it, and the product it became. */
type Wish = {
  count: string;
  wish: string;
  text: readonly string[];
  became: string;
  place: keyof typeof paths;
};

/** What the CRM missed: the time of the quote and the field. */
const missed = [
  [callMoments.competitor, "Competitor"],
  [714, "Next step"],
  [callMoments.buyingSignal, "Signer"],
] as const;

export const story = {
  title: "Why we built the Genie",
  social: { kicker: "Our story", title: "Why we built the Genie" },
  description:
    "It began with an empty CRM field called Next step. The reasoning behind Genie: the wishes it grants to people who sell security, and what it may never do.",
  eyebrow: "Why we built the Genie",
  heading: "It began with a field called Next step.",
  lead: "Open a pipeline and sort by it. First come the blanks, then the lines that say “follow up”. But someone on the call did say what would happen next. We wanted to know where it went.",

  ledger: {
    title: "The same call, twice",
    status: "Before Genie",
    said: "Said on the call",
    known: "In the CRM that evening",
    text: "Three sentences of a demo call with Halden Freight beside what the CRM knew that evening: competitor unknown, next step empty, signer unknown.",
    caption:
      "Nobody lied and nobody was lazy. Three sentences decided this deal. None of them reached the CRM.",
    rows: missed.flatMap(([at, name]) => {
      const { text } = lineAt(at);
      const change = demoDeal.fieldChanges.find(({ field }) => field === name);
      return change ? [{ at, text, field: name, value: change.from }] : [];
    }),
  },

  reasoning: {
    title: "We stopped blaming the person who types",
    paragraphs: [
      "The usual explanation is discipline, and the usual fix is a reminder. We believed that until we did the math. Writing up one call properly, with the names, the dates and the reason behind each, can take as much attention as the call did. A rep with a free half hour can do that, or dial the next number. She is paid for one of the two.",
      "So she chooses, and she chooses well. The fault is in the job: the right decision for the evening is the wrong one for the quarter. A better form would not fix that. So we asked a different question. What if the conversation itself produced the record?",
      "We wrote down what a rep would ask for if asking were enough. The list read like the old stories: short, and in wishes.",
    ],
  },

  wishesTitle: "Three wishes, and a fourth",
  wishes: [
    {
      count: "First wish",
      wish: "I wish I had known that before I dialed.",
      text: [
        "What a rep needs to know exists before the call does. It is in last year’s thread, in the notes of a colleague who left, in a line of the prospect’s annual report. It is never in one place, and no one has an hour to collect it.",
        "So the first thing we built listens to nothing. It is a card, on the screen before the meeting, short enough to read in the elevator.",
      ],
      became: "Became the battle card",
      place: "features",
    },
    {
      count: "Second wish",
      wish: "I wish someone had whispered it to me.",
      text: [
        "Every team has one person who knows what to say when the incumbent comes up. She can only be on one call at a time. Everyone else hears what she knows in Friday’s review, three days too late.",
        "We wanted her on every call for the four seconds that matter, and silent the rest of the time.",
      ],
      became: "Became Co-Pilot",
      place: "coPilot",
    },
    {
      count: "Third wish",
      wish: "I wish I never had to type this again.",
      text: [
        "The call has already answered everything the form is going to ask. One question is left: is this what they meant? That takes a glance and a click.",
        "So there is no form. There is a list of changes, the old value next to the new one, and a person who says yes, no, or not quite.",
      ],
      became: "Became Scroll",
      place: "scroll",
    },
    {
      count: "And a fourth",
      wish: "I wish I knew which of these deals are real.",
      text: [
        "The stories stop at three. The fourth wish belongs to someone else: the manager with twelve deals in commit and a bad feeling about five of them. You can’t take a feeling to the board.",
        "If the record holds what was said, the question has an answer, and a moment on the call to back it up.",
      ],
      became: "Became Vision",
      place: "vision",
    },
  ] satisfies readonly Wish[],

  rules: {
    title: "What our genie may never do",
    lead: "In the old stories the wish is granted to the letter, and that is the trouble. These are the three rules we build by.",
    list: [
      {
        name: "Write unasked",
        text: "No field changes until someone has seen the old value and the new one.",
      },
      {
        name: "Speak to the buyer",
        text: "It drafts and it prompts. A person talks on the call, and the email goes out when that person sends it.",
      },
      {
        name: "Hide its reasons",
        text: "Every hint names the sentence that triggered it. What can’t be traced isn’t shown.",
      },
    ],
  },

  closing: [
    {
      title: "Why security sellers first",
      text: "Because no call is harder. You can charm someone who buys office chairs. A CISO reads incident reports for breakfast and has heard “full visibility” from every vendor before you. An assistant that earns its place on that call will earn it on easier ones. The reverse isn’t true.",
    },
    {
      title: "Why the name",
      text: "It is a joke we take seriously. A genie has great power, does only what it is told, and lives in something you already own. The lamp is your CRM. We would just like it to stop being the place where deals go dark.",
    },
  ],

  end: {
    title: "Rub the lamp",
    lead: "The demo plays one call from start to finish: the card before it, the prompts during it, the record after it. No form to fill in first.",
    action: "Experience the Magic Yourself",
    more: "Or read the research first",
  },
} as const;
