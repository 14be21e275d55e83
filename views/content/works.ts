/** A publication in a reference list. `address` is a permanent link, if there is one. */
export type Work = {
  authors: string;
  year: number;
  title: string;
  source: string;
  address?: string;
};

/** Publications that the site cites. All are real, and none is cited for more than it says. */
export const works = {
  turing: {
    authors: "Turing, A. M.",
    year: 1950,
    title: "Computing Machinery and Intelligence",
    source: "Mind 59, 433–460",
    address: "https://doi.org/10.1093/mind/LIX.236.433",
  },
  mccarthy: {
    authors: "McCarthy, J., Minsky, M. L., Rochester, N., Shannon, C. E.",
    year: 1955,
    title: "A Proposal for the Dartmouth Summer Research Project on Artificial Intelligence",
    source: "Dartmouth College, proposal",
    address: "https://doi.org/10.1609/aimag.v27i4.1904",
  },
  weizenbaum: {
    authors: "Weizenbaum, J.",
    year: 1966,
    title:
      "ELIZA: A Computer Program for the Study of Natural Language Communication Between Man and Machine",
    source: "Communications of the ACM 9(1), 36–45",
    address: "https://doi.org/10.1145/365153.365168",
  },
  rackham: {
    authors: "Rackham, N.",
    year: 1988,
    title: "SPIN Selling",
    source: "McGraw-Hill",
  },
  davis: {
    authors: "Davis, F. D.",
    year: 1989,
    title:
      "Perceived Usefulness, Perceived Ease of Use, and User Acceptance of Information Technology",
    source: "MIS Quarterly 13(3), 319–340",
    address: "https://doi.org/10.2307/249008",
  },
  peppers: {
    authors: "Peppers, D., Rogers, M.",
    year: 1993,
    title: "The One to One Future",
    source: "Currency Doubleday",
  },
  rigby: {
    authors: "Rigby, D. K., Reichheld, F. F., Schefter, P.",
    year: 2002,
    title: "Avoid the Four Perils of CRM",
    source: "Harvard Business Review 80(2), 101–109",
    address: "https://hbr.org/2002/02/avoid-the-four-perils-of-crm",
  },
  speier: {
    authors: "Speier, C., Venkatesh, V.",
    year: 2002,
    title: "The Hidden Minefields in the Adoption of Sales Force Automation Technologies",
    source: "Journal of Marketing 66(3), 98–111",
    address: "https://doi.org/10.1509/jmkg.66.3.98.18510",
  },
  payne: {
    authors: "Payne, A., Frow, P.",
    year: 2005,
    title: "A Strategic Framework for Customer Relationship Management",
    source: "Journal of Marketing 69(4), 167–176",
    address: "https://doi.org/10.1509/jmkg.2005.69.4.167",
  },
  vaswani: {
    authors: "Vaswani, A., Shazeer, N., Parmar, N., et al.",
    year: 2017,
    title: "Attention Is All You Need",
    source: "Advances in Neural Information Processing Systems 30",
    address: "https://doi.org/10.48550/arXiv.1706.03762",
  },
  brynjolfsson: {
    authors: "Brynjolfsson, E., Li, D., Raymond, L.",
    year: 2025,
    title: "Generative AI at Work",
    source: "Quarterly Journal of Economics 140(2), 889–942",
    address: "https://doi.org/10.1093/qje/qjae044",
  },
  samuelson: {
    authors: "Samuelson, W., Zeckhauser, R.",
    year: 1988,
    title: "Status Quo Bias in Decision Making",
    source: "Journal of Risk and Uncertainty 1, 7–59",
    address: "https://doi.org/10.1007/BF00055564",
  },
  buehler: {
    authors: "Buehler, R., Griffin, D., Ross, M.",
    year: 1994,
    title: "Exploring the “Planning Fallacy”: Why People Underestimate Their Task Completion Times",
    source: "Journal of Personality and Social Psychology 67(3), 366–381",
    address: "https://doi.org/10.1037/0022-3514.67.3.366",
  },
  lovallo: {
    authors: "Lovallo, D., Kahneman, D.",
    year: 2003,
    title: "Delusions of Success: How Optimism Undermines Executives’ Decisions",
    source: "Harvard Business Review 81(7), 56–63",
  },
  gdpr: {
    authors: "European Union",
    year: 2016,
    title: "Regulation (EU) 2016/679 (General Data Protection Regulation)",
    source: "Official Journal of the European Union L 119, 1–88",
    address: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  },
  nistControls: {
    authors: "National Institute of Standards and Technology",
    year: 2022,
    title: "Assessing Security and Privacy Controls in Information Systems and Organizations",
    source: "NIST Special Publication 800-53A, Revision 5",
    address: "https://doi.org/10.6028/NIST.SP.800-53Ar5",
  },
  nistAi: {
    authors: "National Institute of Standards and Technology",
    year: 2023,
    title: "Artificial Intelligence Risk Management Framework (AI RMF 1.0)",
    source: "NIST AI 100-1",
    address: "https://doi.org/10.6028/NIST.AI.100-1",
  },
} as const satisfies Record<string, Work>;

export type WorkKey = keyof typeof works;
