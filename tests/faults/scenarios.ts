import { amongKills } from "./among-kills";
import { onFullDisk } from "./on-full-disk";
import type { Scenario } from "./scenario";
import { whileDatabaseAway } from "./while-database-away";

/** All that can go wrong. Each is checked quickly by the tests, and thoroughly by `bun run faults`. */
export const scenarios: Scenario[] = [...amongKills, ...whileDatabaseAway, ...onFullDisk];
