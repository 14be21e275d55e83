import type { Database } from "../../../db/connection/client";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";
import { openJournal, type Journal } from "../../../db/journal/journal";
import { createDurableWrites } from "../../../db/journal/durable-writes";
import { secretFrom } from "../../../src/secrets/secret";
import { createSharedCounting } from "../../../src/limits/shared-limit";
import { createPreferences } from "../../../src/preferences/preferences";
import { startAppOn } from "./app";

type SiteOptions = {
  database: Database;
  /** True for the embedded database. */
  isJournalFirst: boolean;
  /** The journal's folder. */
  folder: string;
};

/** The site with a journal, as the server builds it, on a database that a test can take down and bring back. */
export function startSiteWithJournal({ database, isJournalFirst, folder }: SiteOptions) {
  let isDown = false;
  let isNoticed = false;
  const unlessDown =
    (call: Database["run"]): Database["run"] =>
    (verb) =>
      isDown ? Promise.reject(new DatabaseUnavailable("switched off")) : call(verb);
  const switched: Database = {
    ...database,
    run: unlessDown(database.run),
    pipeline: unlessDown(database.pipeline),
    isReady: () => !isNoticed && database.isReady(),
  };
  const journal: Journal = openJournal({ folder, replaysAfterReboot: isJournalFirst });
  const durableWrites = createDurableWrites({
    database: switched,
    journal,
    isJournalFirst,
    onEvent: () => {},
  });
  const secret = secretFrom("for tests");
  const app = startAppOn(database, {
    secret,
    save: (submission) => durableWrites.save(submission),
    preferences: createPreferences(switched, durableWrites, createSharedCounting(switched, secret)),
  });
  return {
    app,
    journal,
    durableWrites,
    /** Makes all calls fail. Once the site has noticed, it no longer calls the database. */
    takeDown: (how: "noticed" | "unnoticed") => {
      isDown = true;
      isNoticed = how === "noticed";
    },
    bringBack: () => (isDown = isNoticed = false),
    async untilReplayed() {
      while (durableWrites.stalledMs() > 0) await Bun.sleep(10);
    },
    close: () => durableWrites.close(),
  };
}
