/** Copy around the article of /our-solution. */
export const ourSolution = {
  title: "Our solution: from CRM record to sales memory",
  social: { kicker: "Our solution", title: "From CRM record to sales memory" },
  description:
    "Forty years of CRM, seventy-five of AI, and the gap between them: the research behind Genie, with its sources, for people who sell security.",
  eyebrow: "Our Solution",
  heading: ["From CRM record", "to sales memory"],
  lead: "For forty years, software has asked salespeople to write down what happened. This article explains why they stopped, what machines learned about conversation in the same years, and what we built from both.",
  contents: "In this article",
  references: "References",
  citedAt: "Cited at",
  readingTime: (minutes: number): string => `${minutes} min read`,
  sources: (count: number): string => `${count} references`,
  action: {
    eyebrow: "From the argument to the product",
    title: "Now watch one deal go through it",
    text: "The guided flow follows a rep from the battle card before the call to the forecast.",
    label: "See How It Works",
  },
} as const;
