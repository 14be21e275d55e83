import { paths } from "../../../src/paths";

/** The part of the demo page that holds the call. */
const CALL_ID = "during-call";

/** Moments of the demo call worth a link, in seconds; each is the start of a line. */
export const callMoments = {
  opening: 18,
  pain: 252,
  criteria: 478,
  competitor: 698,
  buyingSignal: 729,
  evidence: 764,
  economicBuyer: 989,
  objection: 1142,
  commitment: 1468,
  closing: 1880,
} as const;

/** The demo page opened at a moment of its call. */
export const momentHref = (seconds: number): string =>
  `${paths.demo.path}?at=${seconds}#${CALL_ID}`;
