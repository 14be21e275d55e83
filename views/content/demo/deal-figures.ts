import type { QuotedDeal } from "../demo-deal";
import { alderbrookClinics } from "./alderbrook-clinics";
import { corvidPay } from "./corvid-pay";
import { categoryOf } from "./pipeline";

/** The rows of bar charts in articles, by their placeholder. */
export const dealFigures: Readonly<Record<string, string>> = {
  "corvid.scorecard": scorecardOf(corvidPay),
  "alderbrook.score": scoreOf(alderbrookClinics),
};

function scorecardOf({ scorecard }: QuotedDeal): string {
  return scorecard
    .map(({ section, score, description }) => `${section} | ${score} | ${description}`)
    .join("\n");
}

function scoreOf({ score: { before, value, reasons } }: QuotedDeal): string {
  const category = (score: number) => categoryOf(score).toLowerCase();
  return [
    `Before the call | ${before} | ${category(before)}`,
    `After the call | ${value} | ${category(value)}: ${reasons.join(", ")}`,
  ].join("\n");
}
