import type { Database } from "../../db/connection/client";
import type { ConsentOutcome, Decision, Evidence } from "../../db/forms/decisions";
import { queueLinks } from "../../db/mail/new-links";
import {
  readPersonalData,
  readPreferences,
  type StoredCounts,
  type Subscription,
} from "../../db/forms/own-data";
import type { DurableWrites } from "../../db/journal/durable-writes";
import type { Purpose } from "../mail/links/link-token";
import { createDecisionLimit } from "../limits/decision-limit";
import type { Counting } from "../limits/shared-limit";

/** The result of a decision; `journaled` means that it is applied once the database is back. */
type DecisionOutcome = ConsentOutcome | "journaled";

/**
 * What the holder of a link mailed to an address may see and do. All reject with DatabaseUnavailable, and changes also
 * with TooOften.
 */
export type Preferences = {
  /** Applies a link to its entry. `madeAt` is when the link was made. */
  change: (
    purpose: Purpose,
    link: { id: string; madeAt: Date },
    evidence: Evidence,
  ) => Promise<DecisionOutcome>;
  /** Returns its lists, and counts of everything else stored about it. */
  read: (email: string) => Promise<{ lists: Subscription[]; counts: StoredCounts }>;
  /** Returns every row stored about it. */
  readAll: (email: string) => Promise<object>;
  /** Leaves one list or all; `join` rejoins one. `gone` if the address has no such list. */
  leave: (email: string, id: string | undefined, evidence: Evidence) => Promise<DecisionOutcome>;
  join: (email: string, id: string, evidence: Evidence) => Promise<DecisionOutcome>;
  /** Erases it from the database and from this machine's journal. */
  erase: (email: string) => Promise<void>;
  /** Sends it new links if it is known; resolves before the lookup, so that timing reveals nothing. */
  sendLinks: (email: string) => Promise<void>;
};

export function createPreferences(
  database: Database,
  durableWrites: Pick<DurableWrites, "decide" | "erase">,
  counting: Counting,
): Preferences {
  const limit = createDecisionLimit(counting);
  const decideNow = async (decision: Omit<Decision, "receivedAt">) => {
    await limit(decision.email ?? decision.id ?? "");
    return durableWrites.decide({ ...decision, receivedAt: new Date().toISOString() });
  };
  return {
    change: (purpose, { id, madeAt }, evidence) =>
      decideNow(
        purpose === "confirm"
          ? { change: "confirmed", id, madeAt: madeAt.toISOString(), evidence }
          : { change: "unsubscribed", id, evidence },
      ),
    read: (email) => database.run((db) => readPreferences(db, email)),
    readAll: (email) => database.run((db) => readPersonalData(db, email)),
    leave: (email, id, evidence) => decideNow({ change: "unsubscribed", id, email, evidence }),
    join: (email, id, evidence) => decideNow({ change: "confirmed", id, email, evidence }),
    async erase(email) {
      await limit(email);
      await durableWrites.erase(email);
    },
    async sendLinks(email) {
      await database.ping();
      void database.run((db) => queueLinks(db, email)).catch(() => {});
    },
  };
}
