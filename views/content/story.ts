import type { paths } from "../../src/paths";
import { demoDeal } from "./demo-deal";

/** One wish of those who sell: what is behind it, and the part of the product it became. */
export type Wish = {
  count: string;
  wish: string;
  text: readonly string[];
  became: string;
  place: keyof typeof paths;
};

const { fieldChanges, people, transcript } = demoDeal;

/** When something was said on the call, the field that should have known, and what it held by the evening. */
const missed = [
  ["11:38", fieldChanges[1].field, fieldChanges[1].from],
  ["11:54", fieldChanges[2].field, fieldChanges[2].from],
  ["12:09", fieldChanges[3].field, `${people.stakeholders[2].name} missing`],
] as const;

export const story = {
  title: "Why we built the Genie",
  social: { kicker: "Our story", title: "Why we built the Genie" },
  description:
    "It began with an empty CRM field called Next step. The reasoning behind Genie: the wishes it grants to people who sell security, and what it may never do.",
  eyebrow: "Why we built the Genie",
  heading: "It began with a field called Next step.",
  lead: "Open a pipeline and sort by it. First come the blanks, then the lines that say “follow up”. Yet on the call somebody did say aloud what would happen next. We wanted to know where that goes.",

  ledger: {
    title: "The same call, twice",
    status: "Before Genie",
    said: "Said on the call",
    known: "In the CRM that evening",
    text: "Three sentences of a demo call with Halden Freight beside what the CRM knew that evening: competitor unknown, next step empty, the CFO not among the contacts.",
    caption:
      "Nobody lied and nobody was lazy. Three sentences decided this deal, and not one of them arrived.",
    rows: missed.flatMap(([at, field, value]) => {
      const line = transcript.find(({ timestamp }) => timestamp === at);
      return line ? [{ ...line, field, value }] : [];
    }),
  },

  reasoning: {
    title: "We stopped blaming the person who types",
    paragraphs: [
      "The usual explanation is discipline, and the usual remedy a reminder. We held that view for about as long as it takes to do the arithmetic. To write one call down properly, with the names, the dates and the reason behind each, can cost as much attention as the call did. A rep with a free half hour can do that, or dial the next number. One of the two is what she is paid for.",
      "So she chooses, and she chooses well. The fault lies with whoever arranged a job in which the right decision for the evening is the wrong one for the quarter. Once we saw it that way, a better form was off the table. The question became what selling would be like if the record were a by-product of the conversation, as a shadow is of walking.",
      "We wrote down what a seller would ask for if asking were all it took. The list came out like the old stories: short, and in wishes.",
    ],
  },

  wishesTitle: "Three wishes, and a fourth",
  wishes: [
    {
      count: "First wish",
      wish: "I wish I had known that before I dialled.",
      text: [
        "What a rep should know exists before the call does. It lies in last year’s thread, in the notes of a colleague who has left, in a line of the prospect’s own annual report. It is never in one place, and no one has the hour to go around and collect it.",
        "That is why the first thing we made listens to nothing. It is a card, on the screen ahead of the meeting, short enough to read in the lift.",
      ],
      became: "Became the battle card",
      place: "features",
    },
    {
      count: "Second wish",
      wish: "I wish someone had whispered it to me.",
      text: [
        "Each team has one person who knows what to say when the incumbent is named. She can be on one call at a time. What she knows reaches the others in Friday’s review, three days after the sentence that needed it.",
        "We wanted her on all of the calls, for the four seconds in which it matters, and silent in between.",
      ],
      became: "Became Co-Pilot",
      place: "coPilot",
    },
    {
      count: "Third wish",
      wish: "I wish I never had to type this again.",
      text: [
        "A call has already answered everything that the form is going to ask. Only a judgement is missing: is this what was meant? That takes a glance and a tick.",
        "Hence no form. A list of changes, the old value next to the new, and a person who says yes, no, or not quite.",
      ],
      became: "Became Scroll",
      place: "scroll",
    },
    {
      count: "And a fourth",
      wish: "I wish I knew which of these deals are real.",
      text: [
        "The stories stop at three, since the fourth wish belongs to someone else: the manager with twelve deals in commit and a feeling about five of them. A feeling cannot be taken to the board.",
        "If the record holds what was said, the question has an answer, and behind it stands the moment on the call that gives it away.",
      ],
      became: "Became Vision",
      place: "vision",
    },
  ] satisfies readonly Wish[],

  rules: {
    title: "What ours may never do",
    lead: "In the old stories the wish is granted to the letter, and the letter is the trouble. These four are settled, whatever it learns to do next.",
    list: [
      {
        name: "Write unasked",
        text: "No field changes until somebody has seen what stood there and what would replace it.",
      },
      {
        name: "Speak to the buyer",
        text: "It drafts and it prompts. The voice on the call is a person’s, and the email leaves when that person sends it.",
      },
      {
        name: "Hide its reasons",
        text: "Each hint names the sentence that set it off. What cannot be traced is not shown.",
      },
      {
        name: "Make you move house",
        text: "It comes to the tools you have. If it had to replace one of them to work, it would be working for itself.",
      },
    ],
  },

  closing: [
    {
      title: "Why security sellers first",
      text: "Because nowhere is a call harder. You can charm a buyer of office chairs. Across from you sits someone who reads incident reports for breakfast and has been promised “full visibility” by every vendor before you. If an assistant earns its place on that call, it will earn it on easier ones. The reverse does not follow.",
    },
    {
      title: "Why the name",
      text: "It is a joke that we take seriously. A genie has great power, does what it is told and nothing else, and lives in something you already own. The lamp is your CRM. We would only like it to stop being a place where things go dark.",
    },
  ],

  end: {
    title: "Rub the lamp",
    text: "The demo plays one call from start to finish: the card before it, the whispers during it, the record after. There is no form in front of it.",
    action: "Experience the Magic Yourself",
    more: "Or read the research first",
  },
} as const;
