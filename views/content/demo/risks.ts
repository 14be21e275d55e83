import { dealDay } from "./calendar";

/** A risk to the deal, quoted from the call. `at` is the second of the quote. */
export type Risk = {
  level: "High" | "Medium" | "Low";
  title: string;
  reason: string;
  cure: string;
  at: number;
};

export const risks: readonly Risk[] = [
  {
    level: "High",
    title: "Nobody has met the signer",
    reason: "Tom Berger signs above $100,000 and has only been mentioned.",
    cure: "Ask Daniel for fifteen minutes with Tom before the POC ends.",
    at: 989,
  },
  {
    level: "Medium",
    title: `No budget line until ${dealDay("budget", "month")}`,
    reason: `The line opens on ${dealDay("budget")}. Waiting for it costs $40,000.`,
    cure: `Put that number at the top of Tom’s one-pager: sign on ${dealDay("signature")}, pay from ${dealDay("budget")}.`,
    at: 1142,
  },
  {
    level: "Low",
    title: "The incumbent promises triage",
    reason: "Kestrel promises it in the next release but gives no date.",
    cure: "Get the success criteria for Rotterdam in writing this week.",
    at: 698,
  },
];
