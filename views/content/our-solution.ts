import type { ArticleSection } from "./article";
import { claims } from "./claims";
import { findings } from "./findings";

/** The words of /our-solution around its article. */
export const ourSolution = {
  title: "Our solution: from CRM record to sales memory",
  social: { kicker: "Our solution", title: "From CRM record to sales memory" },
  description:
    "Forty years of CRM, seventy-five of AI, and the gap between them: the research behind Genie, with its sources, for people who sell security.",
  eyebrow: "Our Solution",
  heading: ["Selling has a record.", "What it needs is a memory."],
  lead: "For forty years software has asked salespeople to write down what happened. This is the history of why they stopped, of what machines learned about conversation in the same years, and of what we built where the two meet.",
  contents: "In this article",
  references: "References",
  citedAt: "Cited at",
  readingTime: (minutes: number): string => `${minutes} min read`,
  sources: (count: number): string => `${count} references`,
  action: {
    eyebrow: "From the argument to the product",
    title: "Now watch one deal go through it",
    text: "The guided flow follows a rep from the battle card before the call to the forecast that comes of it.",
    button: "See How It Works",
  },
} as const;

/** The article. Every work it cites is in `references.ts`, every figure in `findings.ts` or `claims.ts`. */
export const ourSolutionArticle = [
  {
    id: "one-call",
    title: "One call, three versions",
    blocks: [
      {
        kind: "text",
        text: "A vendor of endpoint detection ends a call with the security team of a freight company. Somewhere in the middle the CISO said that the competitor’s contract renews at the end of January, that the auditors have an open finding on response time, and that the CFO signs. That is the whole deal: a date, a reason and a name.",
      },
      {
        kind: "text",
        text: "By evening it exists in three versions. The buyer remembers what he asked for. The rep remembers what she promised, beside four other calls of the same day. And the CRM holds what she had the patience to type: “Good call, following up.” Stage unchanged, close date at the end of the quarter.",
      },
      {
        kind: "text",
        text: "Everything above that rep is built on the third version. Her manager coaches from it, revenue operations forecasts from it, and the board hears a number that was added up from it. When the number turns out wrong, the usual cure is to ask for more typing. This article is about why that cure has failed for as long as it has been tried, and about what can take its place.",
      },
    ],
  },
  {
    id: "record",
    title: "From the card file to the system of record",
    blocks: [
      {
        kind: "text",
        text: "The first customer database was a box of cards on a salesperson’s desk. It had one author and one reader, both were the same person, and so it was good: nobody lies to his own card file. When the box moved into a personal computer it gained a search field and lost nothing. A contact manager was a tool for whoever filled it in.",
      },
      {
        kind: "text",
        text: "The break came when the file was networked. Sales force automation put everybody’s cards into one database, and the reader changed. A manager could now see the pipeline without asking. What had been a note became a report, and the person who wrote it got less out of it than the person who read it. Every later generation has inherited that imbalance.",
      },
      {
        kind: "text",
        text: "Marketing, meanwhile, had found a larger idea. In 1993 Don Peppers and Martha Rogers argued that a company should count its share of each customer rather than its share of a market, and deal with customers one at a time, picking up every conversation where the last one stopped [[peppers]]. That takes a memory: who this is, what was said, what was promised. Customer relationship management became the name under which such a memory was sold, bundled with the call centre, the campaign tool and the sales database that were there already.",
      },
      {
        kind: "text",
        text: "What exactly was being sold stayed unclear. When Adrian Payne and Pennie Frow reviewed the field in 2005, they found that CRM could mean one particular software project, or a whole range of customer technology, or a way of running the company. They settled on the last, and gave it five processes that cut across departments: strategy development, value creation, multichannel integration, information management and performance assessment [[payne]]. A database is at home in the fourth. The first two are decisions, and no system makes them for you.",
      },
      {
        kind: "table",
        caption:
          "Five forms of the same file. The column to watch is the last one: what comes back to the person who fills it in.",
        head: ["Form", "Who writes", "Who reads", "What the writer gets back"],
        rows: [
          ["Card file", "The rep", "The rep", "A better next call"],
          ["Contact manager", "The rep", "The rep", "The same, and it can be searched"],
          [
            "Sales force automation",
            "The rep",
            "The manager",
            "Fewer status meetings, on a good week",
          ],
          ["CRM suite", "The rep, late", "Everyone else", "A dashboard of what was not entered"],
          [
            "An overlay on the conversation",
            "The call itself, checked by rules, approved by the rep",
            "The rep first, then everyone",
            "The evening, and the next question to ask",
          ],
        ],
      },
    ],
  },
  {
    id: "selling",
    title: "What the calls had to say",
    blocks: [
      {
        kind: "text",
        text: `While the software grew, somebody went and listened to the selling. Neil Rackham’s group sat in on sales calls for twelve years, about ${findings.callsObserved.figure} of them. His book of 1988 reports that much of what sales training taught, closing techniques above all, helps in small sales and does harm in large ones. What set the good calls apart was a sequence of questions: about the situation, then the problem, then what the problem leads to, then what it would be worth to be rid of it [[rackham]].`,
      },
      {
        kind: "text",
        text: "One of his distinctions matters more to a CRM than all of its fields. In a large sale, most calls end neither in an order nor in a refusal. Rackham divides the rest in two. An advance is an agreement by the buyer to do something that moves the decision along. A continuation is a pleasant end with nothing agreed [[rackham]].",
      },
      {
        kind: "text",
        text: "Anyone who sells security knows both by ear. “Send us the architecture paper and let’s talk after the quarter” is a continuation. “Priya will run both tools on the Rotterdam site, and if it holds I take it to Tom before the audit follow-up” is an advance: a name, a place, a reason and a deadline. In most CRMs the two look alike, because both were typed in as “positive”. A pipeline that cannot tell them apart is, to a large part, a list of polite people.",
      },
    ],
  },
  {
    id: "gap",
    title: "The adoption gap",
    blocks: [
      {
        kind: "text",
        text: `In 1989 Fred Davis asked what makes people use a program at all. He put his questions to ${findings.usersAsked.figure} users in two studies. Both beliefs he measured went along with use, that a tool is useful for one’s own job and that it is easy, but usefulness did so significantly more; ease seemed to work mostly by making a tool look more useful [[davis]]. Held against the table above, that explains a great deal. A rep is asked to find a program useful whose use falls to someone else. Nicer screens do not mend this. The screens were never the reason.`,
      },
      {
        kind: "text",
        text: `What follows was measured in 2002. Cheri Speier and Viswanath Venkatesh surveyed ${findings.salespeople.figure} salespeople at two firms that were introducing sales force automation. Right after the training, opinions were good. Six months later the technology had been widely rejected. Absenteeism and voluntary departures had risen significantly; commitment to the firm and satisfaction with the job had fallen. And among those most committed to selling as a profession, opinions of the job turned more negative as experience with the technology grew [[speier]]. Those were not the unwilling. They were the people one would least like to turn into typists.`,
      },
      {
        kind: "text",
        text: `In the same year Darrell Rigby, Frederick Reichheld and Phil Schefter of Bain described the view from above. In a survey of ${findings.executives.figure} senior executives, one in five users of CRM said that it had not only failed to bring profitable growth but had damaged long-standing customer relationships. The authors name four mistakes: buying the software before there is a customer strategy, rolling it out before the organisation has changed to match, believing that more technology is better, and stalking customers instead of wooing them [[rigby]].`,
      },
      { kind: "text", text: "Put side by side, the three give the gap its shape:" },
      {
        kind: "list",
        items: [
          "Whoever enters the data is not the one who profits, so the tool fails the first test of use [[davis]].",
          "Applause at the launch says nothing. The honest reading is taken half a year later [[speier]].",
          "Technology that runs ahead of strategy can leave customers worse off than none [[rigby]].",
        ],
      },
      {
        kind: "text",
        text: "We read this list as requirements. A tool for reps has to pay its rep on the very call it is used on. It must never ask for something that was already said aloud. And it has to be of use before anybody migrates anything.",
      },
    ],
  },
  {
    id: "machines",
    title: "Machines that answer",
    blocks: [
      {
        kind: "text",
        text: "The other history begins with a question put aside. In 1950 Alan Turing called the question whether machines can think too meaningless to deserve discussion, and replaced it with a game: in a typed conversation, can a machine be told from a person [[turing]]? From its first pages, the field judged intelligence by dialogue. Five years later John McCarthy, Marvin Minsky, Nathaniel Rochester and Claude Shannon proposed a summer of work at Dartmouth, on the conjecture that every feature of intelligence can in principle be described so precisely that a machine can be made to simulate it. Getting machines to use language was on the list, and they hoped for a significant advance from ten people in two months [[mccarthy]].",
      },
      {
        kind: "text",
        text: "In 1966 Joseph Weizenbaum published ELIZA. It held a conversation by looking for key words in what was typed and rebuilding the sentence around them by rule. It understood nothing, and some of those who tried it were very hard to convince that they had not been talking to a person [[weizenbaum]]. His paper opens with a warning that belongs over the door of every AI vendor, ours included:",
      },
      {
        kind: "quote",
        text: "But once a particular program is unmasked, once its inner workings are explained in language sufficiently plain to induce understanding, its magic crumbles away; it stands revealed as a mere collection of procedures, each quite comprehensible.",
        from: "Joseph Weizenbaum, 1966 [[weizenbaum]]",
      },
      {
        kind: "text",
        text: "There are two lessons in it for a buyer. Fluency is no evidence of understanding. And a procedure that can be read is a merit: what is comprehensible can be checked, and what can be checked can be corrected. We come back to both.",
      },
    ],
  },
  {
    id: "models",
    title: "Machines that read",
    blocks: [
      {
        kind: "text",
        text: "For half a century the rules of language were written by hand or learned for one narrow task at a time. In 2017 Ashish Vaswani and seven co-authors proposed the Transformer. Earlier networks read a sentence word after word; theirs lets every position look at every other at once, which made training far easier to spread over many machines [[vaswani]]. The paper is about translation. The assistants of our decade descend from it.",
      },
      {
        kind: "text",
        text: "For a sales call the consequence is unspectacular and large. A call is a long text in which the words that matter stand far apart: the renewal date early, the audit that makes it urgent much later, the name of the person who signs in a subordinate clause. A reader that holds all three together can notice that they are one fact.",
      },
      {
        kind: "text",
        text: `Whether such a reader helps people at work was long a matter of taste. One of the first large measurements comes from customer support. Erik Brynjolfsson, Danielle Li and Lindsey Raymond followed ${findings.agents.figure} agents while an assistant that suggests replies was introduced step by step. With it, agents resolved ${findings.issuesPerHour.figure} more issues an hour on average. The average hides the better half of the story. Less experienced and less skilled agents became faster and better; the most experienced gained a little speed and lost a little quality. There is also evidence that people learned from it [[brynjolfsson]].`,
      },
      {
        kind: "text",
        text: "Two cautions. A support chat is short, comes by the thousand, and shows by its end whether it went well; a sales call does none of that. So we do not borrow the figure. What we borrow is the shape of the thing. The assistant was trained on good conversations, spoke up while there was still time, and left the decision to the person. And the small loss among the best is a warning that we take at its word: advice to an expert must be easy to ignore.",
      },
      {
        kind: "timeline",
        caption:
          "The works this article rests on, by year. One history learned how people sell and why they will not type; the other, slowly, how to listen.",
        lanes: ["Selling and its record", "Machines and language"],
        events: [
          { year: 1950, lane: 1, text: "Turing makes conversation the test" },
          { year: 1955, lane: 1, text: "Dartmouth names the field" },
          { year: 1966, lane: 1, text: "ELIZA answers without understanding" },
          { year: 1988, lane: 0, text: "Rackham tells an advance from a continuation" },
          { year: 1989, lane: 0, text: "Davis: people use what is useful to them" },
          { year: 1993, lane: 0, text: "Peppers and Rogers: one customer at a time" },
          {
            year: 2002,
            lane: 0,
            text: "Speier and Venkatesh; Rigby and others: the gap is measured",
          },
          { year: 2005, lane: 0, text: "Payne and Frow: CRM is five processes" },
          { year: 2017, lane: 1, text: "The Transformer reads everything at once" },
          { year: 2025, lane: 1, text: "An assistant at work is measured in earnest" },
        ],
      },
    ],
  },
  {
    id: "security",
    title: "Why selling security is the hard case",
    blocks: [
      {
        kind: "text",
        text: "All of this holds for anyone with a quota. Three things make it harder for those who sell security.",
      },
      {
        kind: "text",
        text: "**The buyer is paid to doubt.** Security people ask for a living how a thing can fail, and they notice a rep who recites. What moves them is evidence from a place like theirs and an exact answer to the exact question. The rep needs that answer while the question is still in the air, not in a follow-up on Thursday.",
      },
      {
        kind: "text",
        text: "**The committee is wide.** A CISO who believes, an analyst who evaluates, a CFO who signs, an auditor who never joins a call and still sets the date. Each of them hears a different part of the story. What the analyst said about alerts at night is the CFO’s business case, provided that somebody carries it across.",
      },
      {
        kind: "text",
        text: "**The tool will be inspected too.** You ask a prospect for trust; you cannot run the conversation through software that nobody can account for. Who hears the recording, where it rests, what may change a record and how one would know that it was changed: your own security team will ask all that before your customer does.",
      },
    ],
  },
  {
    id: "approach",
    title: "What we built",
    blocks: [
      {
        kind: "text",
        text: "Genie has four parts on a common footing. Each answers to something above.",
      },
      { kind: "heading", text: "An overlay, so that nothing has to move first" },
      {
        kind: "text",
        text: "Two of the four perils are about technology that comes too early, ahead of the strategy or ahead of the people [[rigby]]. So there is nothing to migrate. Genie lies over the CRM, the meeting tool, the mail and the team chat that you run today. Your fields keep their names and your validation rules keep the last word. Should you take it off again, what stays behind is a CRM that is fuller than it was.",
      },
      { kind: "heading", text: "Co-Pilot, which pays the rep first" },
      {
        kind: "text",
        text: `If people use what helps them in their own work [[davis]], then the help has to come before the asking. [Co-Pilot](coPilot) puts a battle card on the screen ${claims.battleCardLead.figure} ahead of a meeting: who will be there, what they run, what has hurt them. During the call it transcribes, hears the competitor’s name or the objection, and holds out one thing to ask. One, since nobody can read and listen at once. Ignoring it takes no click, for the sake of the most experienced, whom advice helped least [[brynjolfsson]].`,
      },
      { kind: "heading", text: "Scroll, so that nobody types what was said" },
      {
        kind: "text",
        text: "[Scroll](scroll), in beta, turns the finished call into proposed changes: this field, its old value, its new one, and the sentence in the call that it comes from. The rep ticks, edits or refuses. Here Rackham’s distinction does its work [[rackham]]. A person who will do a thing by a day becomes a next step and may move the stage; a warm goodbye becomes a note.",
      },
      { kind: "heading", text: "Vision, which gives its reasons" },
      {
        kind: "text",
        text: "[Vision](vision), also in beta, scores deals and follows the forecast. A bare score would be ELIZA once more, fluent and empty. So each one lists the criteria it rests on and opens the moments in the calls behind them. One can argue with a reason; a number only asks to be believed.",
      },
      { kind: "heading", text: "The Data Orchestration Engine, which decides by rule" },
      {
        kind: "text",
        text: "Under the three runs the part that we are proudest of, and it is dull on purpose. A language model guesses well, and rarely the same way twice. A record that revenue is counted from cannot afford that. In Genie, therefore, a model may propose a change and may never make one. The engine takes the proposal, matches it to an account, tests it against rules that you can read, settles conflicts in a fixed order, and logs which rule decided. It is deterministic: the same call on the same record ends in the same entry, today and on the day the auditor asks. A collection of procedures, each quite comprehensible, is exactly what it is meant to be [[weizenbaum]].",
      },
      {
        kind: "table",
        caption: "Who may do what to a record. No row can do the work of the next.",
        head: ["Who", "Does", "May write to the CRM"],
        rows: [
          ["The models", "Hear, transcribe, suggest", "Never"],
          [
            "The engine",
            "Matches, tests, settles, logs",
            "What a rule allows and a rep has approved",
          ],
          ["The rep", "Approves, edits, refuses", "Always, and over everything else"],
          ["The reviewer", "Reads the log: which change, which rule, which sentence", "No need to"],
        ],
      },
    ],
  },
  {
    id: "limits",
    title: "What we promise, and what we do not",
    blocks: [
      {
        kind: "text",
        text: `The figures on this site are our own claims, and we would sooner have them tested than believed: first results within ${claims.resultsWithin.figure}, set up in under ${claims.onboardingUnder.figure}, transcription at ${claims.transcription.figure}. Read the last one from its other end. In an hour of talk some words will be wrong, and that is why a rep sees every change before it is written.`,
      },
      {
        kind: "text",
        text: "We do not promise to mend a strategy. Of Payne and Frow’s five processes Genie carries one, information management, and feeds another, performance assessment [[payne]]. Which customers you want and what you will do for them stays with you. Nor do we promise the memory of Peppers and Rogers as a whole [[peppers]], only the part of it that is spoken on calls, which in our trade is most of it. And we make no promise from other people’s averages: measure your own team before, after, and once more when the launch is half a year old, since that is when the earlier tools had lost their users [[speier]].",
      },
      {
        kind: "text",
        text: "Here is a measurement that costs nothing and needs none of our software. Take the last ten deals that slipped. For each, find out when the reason was first said aloud, and when it first stood in the CRM. The distance between those two dates is the gap this article has been about. It is the one figure we would ask you to bring along.",
      },
    ],
  },
] as const satisfies readonly ArticleSection[];
