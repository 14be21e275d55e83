import type { WorkKey } from "./works";

/** A figure from a publication: its formatted value, what it measures, and its source. */
type Finding = { figure: string; scope: string; work: WorkKey };

/** Figures from research, as published. These are not claims about the product. */
export const findings = {
  callsObserved: {
    figure: "35,000",
    scope: "sales calls observed over twelve years",
    work: "rackham",
  },
  usersAsked: { figure: "152", scope: "users of four programs, in two studies", work: "davis" },
  salespeople: {
    figure: "454",
    scope: "salespeople at two firms, asked after the training and six months on",
    work: "speier",
  },
  executives: { figure: "451", scope: "senior executives surveyed by Bain in 2001", work: "rigby" },
  agents: { figure: "5,172", scope: "customer-support agents", work: "brynjolfsson" },
  issuesPerHour: {
    figure: "15%",
    scope: "more issues resolved an hour, on average",
    work: "brynjolfsson",
  },
} as const satisfies Record<string, Finding>;
