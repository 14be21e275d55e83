import { dropOldEvents } from "../../db/auth/audit";
import { dropExpiredCodes } from "../../db/auth/auth-codes";
import { dropExpiredChallenges } from "../../db/auth/factors";
import { dropOldNetworks } from "../../db/auth/known-networks";
import { dropExpiredTokens } from "../../db/auth/one-time-tokens";
import { dropOverSessions } from "../../db/auth/sessions";
import type { Drop } from "../../db/connection/prune";
import { NETWORK_KEPT_DAYS } from "./known-network";
import { LIFE_DAYS, SLEEP_DAYS } from "./sessions/refresh";

const EVENTS_KEPT_DAYS = 365;

/** What takes away that which can serve nobody any more: expired proofs, sessions that are over, old events. */
export const authSweeps: Drop[] = [
  dropExpiredTokens,
  dropExpiredCodes,
  dropExpiredChallenges,
  (db) => dropOverSessions(db, { sleepDays: SLEEP_DAYS, lifeDays: LIFE_DAYS }),
  (db) => dropOldNetworks(db, NETWORK_KEPT_DAYS),
  (db) => dropOldEvents(db, EVENTS_KEPT_DAYS),
];
