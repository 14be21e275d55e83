import { siteKills } from "./scenarios/site-kills";
import { fullDisk } from "./scenarios/full-disk";
import { rollingRestarts } from "./scenarios/rolling-restarts";
import type { Scenario } from "./scenario";
import { twoReplicas } from "./scenarios/two-replicas";
import { broadcastFaults } from "./scenarios/broadcast-faults";
import { databaseOutages } from "./scenarios/database-outages";
import { mailingFaults } from "./scenarios/mailing-faults";

/** Every fault. The tests run a few rounds of each, `bun run faults` many. */
export const scenarios: Scenario[] = [
  ...siteKills,
  ...databaseOutages,
  ...fullDisk,
  ...mailingFaults,
  ...broadcastFaults,
  ...twoReplicas,
  ...rollingRestarts,
];
