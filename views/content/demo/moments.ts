import { paths } from "../../../src/paths";
import { CALL_SECONDS } from "./call";

/** The part of the demo page that holds the call. */
export const CALL_ID = "during-call";

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

/** The player itself, which fits a window whole. */
export const PLAYER_ID = "player";

/** The name in the demo page's query that starts its highlights. Only the player reads it: the page is the same. */
export const PLAY_KEY = "play";

/** The demo page, its highlights playing. */
export const playHref = `${paths.demo.path}?${PLAY_KEY}=1`;

/** The names in a page's query by which its player is opened at a moment. */
export const momentKeys = ["at"] as const;

/** The second that `?at=` names, or null where it names none within the call. It comes from the address bar. */
export function readMoment(query: URLSearchParams | undefined): number | null {
  const text = query?.get("at") ?? "";
  const second = /^\d{1,4}$/.test(text) ? Number(text) : CALL_SECONDS;
  return second < CALL_SECONDS ? second : null;
}
