import { paths } from "../../../src/paths";
import { CALL_SECONDS } from "./call";

/** The id of the demo page's section with the call. */
export const CALL_ID = "during-call";

/** Moments of the demo call that pages link to, in seconds. Each is the start of a line. */
export const callMoments = {
  opening: 18,
  pain: 252,
  criteria: 478,
  competitor: 698,
  buyingSignal: 729,
  evidence: 764,
  economicBuyer: 989,
  objection: 1142,
  question: 1160,
  commitment: 1468,
  closing: 1880,
} as const;

/** Returns the address of the demo page at a moment of the call. */
export const momentHref = (seconds: number): string =>
  `${paths.demo.path}?at=${seconds}#${CALL_ID}`;

/** The id of the player, which fits into the window. */
export const PLAYER_ID = "player";

/** The query parameter of the demo page that starts the highlights. Only the player reads it; the page is the same. */
export const PLAY_KEY = "play";

const playing = `${paths.demo.path}?${PLAY_KEY}=1`;

/** The address of the demo page that starts the highlights, at the player. */
export const playHref = `${playing}#${PLAYER_ID}`;

/** Returns the address of the demo page that plays from a moment of the highlights. */
export const playFromHref = (seconds: number): string => `${playing}&at=${seconds}#${PLAYER_ID}`;

/** The query parameters of pages with a player that open it at a moment. */
export const momentKeys = ["at"] as const;

/** Returns the second in `?at=`, which is untrusted; null unless it is within the call. */
export function readMoment(query: URLSearchParams | undefined): number | null {
  const text = query?.get("at") ?? "";
  const second = /^\d{1,4}$/.test(text) ? Number(text) : CALL_SECONDS;
  return second < CALL_SECONDS ? second : null;
}
