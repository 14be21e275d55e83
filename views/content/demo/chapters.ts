import { callMoments } from "./moments";

/** The chapters in the player, each at its key line. */
export const chapters = [
  { name: "Competitor", at: callMoments.competitor },
  { name: "Signer", at: callMoments.economicBuyer },
  { name: "Objection", at: callMoments.objection },
  { name: "Next step", at: callMoments.commitment },
] as const;

/** A clip with the buyer's pain, in seconds of the call. The first step of the Co-Pilot page continues with the highlights. */
const painClip = { from: callMoments.pain, to: 290 };

/** The highlights: a clip from each chapter. */
export const highlights = [
  { from: 690, to: 751 },
  { from: 980, to: 1010 },
  { from: 1142, to: 1195 },
  { from: 1450, to: 1490 },
] as const;

export const HIGHLIGHTS_FROM = highlights[0].from;

export const clips: readonly { from: number; to: number }[] = [painClip, ...highlights];
