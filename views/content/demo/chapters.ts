import { callMoments } from "./moments";

/** The chapters in the player, each at its key line. */
export const chapters = [
  { name: "Competitor", at: callMoments.competitor },
  { name: "Signer", at: callMoments.economicBuyer },
  { name: "Objection", at: callMoments.objection },
  { name: "Next step", at: callMoments.commitment },
] as const;

/** The highlights: a clip from each chapter, in seconds of the call. */
export const clips: readonly { from: number; to: number }[] = [
  { from: 690, to: 751 },
  { from: 980, to: 1010 },
  { from: 1142, to: 1195 },
  { from: 1450, to: 1490 },
];
