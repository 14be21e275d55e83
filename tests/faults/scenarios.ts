import { amongKills } from "./among-kills";
import { onFullDisk } from "./on-full-disk";
import { rollingRestarts } from "./rolling-restarts";
import type { Scenario } from "./scenario";
import { twoReplicas } from "./two-replicas";
import { whileBroadcasting } from "./while-broadcasting";
import { whileDatabaseAway } from "./while-database-away";
import { whileMailing } from "./while-mailing";

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
