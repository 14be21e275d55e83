import { callMoments } from "./moments";

/** The parts of the call that the player leads to, each at the line that makes it. */
export const chapters = [
  { name: "Competitor", at: callMoments.competitor },
  { name: "Signer", at: callMoments.economicBuyer },
  { name: "Objection", at: callMoments.objection },
  { name: "Next step", at: callMoments.commitment },
] as const;

/** What the highlights play, in seconds of the call: a clip for each chapter. The player jumps from one to the next. */
export const clips: readonly { from: number; to: number }[] = [
  { from: 690, to: 751 },
  { from: 980, to: 1010 },
  { from: 1142, to: 1195 },
  { from: 1450, to: 1490 },
];
