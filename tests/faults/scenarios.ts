import { amongKills } from "./scenarios/among-kills";
import { onFullDisk } from "./scenarios/on-full-disk";
import { rollingRestarts } from "./scenarios/rolling-restarts";
import type { Scenario } from "./scenario";
import { twoReplicas } from "./scenarios/two-replicas";
import { whileBroadcasting } from "./scenarios/while-broadcasting";
import { whileDatabaseAway } from "./scenarios/while-database-away";
import { whileMailing } from "./scenarios/while-mailing";

/** All that can go wrong. Each is checked quickly by the tests, and thoroughly by `bun run faults`. */
export const scenarios: Scenario[] = [
  ...amongKills,
  ...whileDatabaseAway,
  ...onFullDisk,
  ...whileMailing,
  ...whileBroadcasting,
  ...twoReplicas,
  ...rollingRestarts,
];
