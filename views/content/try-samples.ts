import { alderbrookClinics } from "./demo/alderbrook-clinics";
import { corvidPay } from "./demo/corvid-pay";
import { lineAt } from "./demo/lines";
import { callMoments } from "./demo/moments";
import { type Deal, demoDeal } from "./demo-deal";

const { pain, competitor, economicBuyer, objection, commitment } = callMoments;
const haldenLines = [pain, competitor, economicBuyer, objection, commitment].map(lineAt);

/** The samples of "Try your own call": what the buyer says in each demo deal. */
export const trySamples = [
  { id: "corvid", ...sampleOf(corvidPay, corvidPay.quotes) },
  { id: "alderbrook", ...sampleOf(alderbrookClinics, alderbrookClinics.quotes) },
  { id: "halden", ...sampleOf(demoDeal, haldenLines) },
] as const;

function sampleOf({ account, people }: Deal, lines: readonly { text: string }[]) {
  const [buyer = ""] = people.stakeholders[0]?.name.split(" ") ?? [];
  return { name: account.name, text: lines.map(({ text }) => `${buyer}: ${text}`).join("\n") };
}
