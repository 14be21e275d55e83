import type { Database } from "../db/client";
import {
  confirmSubscriber,
  joinList,
  leaveLists,
  unsubscribe,
  type ConsentOutcome,
  type Evidence,
} from "../db/consent";
import { erasePerson } from "../db/erase";
import type { Journal } from "../db/journal";
import { queueLinks } from "../db/new-links";
import { readPerson, readPreferences, type StoredCounts, type Subscription } from "../db/person";
import type { Purpose } from "./mail/link-token";

/** What somebody may see and do who holds a link that was sent to an address. All reject with DatabaseUnavailable. */
export type People = {
  /** Does what a link is for, which says what it is about and when it was made. */
  change: (
    purpose: Purpose,
    link: { id: string; madeAt: Date },
    evidence: Evidence,
  ) => Promise<ConsentOutcome>;
  /** Its lists, and how much else is stored about it. */
  read: (email: string) => Promise<{ lists: Subscription[]; counts: StoredCounts }>;
  /** Every row that is stored about it. */
  readAll: (email: string) => Promise<object>;
  /** Leaves one list, or all; joins one. False when the address has no such list. */
  leave: (email: string, id: string | undefined, evidence: Evidence) => Promise<boolean>;
  join: (email: string, id: string | undefined, evidence: Evidence) => Promise<boolean>;
  /** Removes it from the database and from this machine's journal. */
  erase: (email: string) => Promise<void>;
  /** Sends it new links, if it is known; resolves before that is looked up, so that nobody learns of it by the time. */
  sendLinks: (email: string) => Promise<void>;
};

export function createPeople(
  database: Database,
  journal: Pick<Journal, "isThere" | "erase">,
): People {
  return {
    change: (purpose, link, evidence) =>
      database.run((db) =>
        purpose === "confirm"
          ? confirmSubscriber(db, link, evidence)
          : unsubscribe(db, link.id, evidence),
      ),
    read: (email) => database.run((db) => readPreferences(db, email)),
    readAll: (email) => database.run((db) => readPerson(db, email)),
    leave: (email, id, evidence) => database.run((db) => leaveLists(db, email, id, evidence)),
    join: (email, id, evidence) => database.run((db) => joinList(db, email, id, evidence)),
    async erase(email) {
      // What the journal still holds is marked as erased from here on, so the order loses nothing.
      await database.run((db) => erasePerson(db, email));
      if (journal.isThere()) await journal.erase(email);
    },
    async sendLinks(email) {
      await database.ping();
      void database.run((db) => queueLinks(db, email)).catch(() => {});
    },
  };
}
