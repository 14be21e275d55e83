import type { Database } from "../../../db/connection/client";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";
import { openJournal, type Journal } from "../../../db/journal/journal";
import { createDurableWrites } from "../../../db/journal/durable-writes";
import { secretFrom } from "../../../src/secrets/secret";
import { countIn } from "../../../src/limits/shared-limit";
import { createPreferences } from "../../../src/preferences/preferences";
import { startAppOn } from "./app";

type SiteOptions = {
  database: Database;
  /** As with the embedded database. */
  isJournalFirst: boolean;
  /** Of the journal. */
  folder: string;
};

/** The site as the server puts it together, on a database that can be away for a while. */
export function startSiteWithJournal({ database, isJournalFirst, folder }: SiteOptions) {
  let isAway = false;
  let isNoticed = false;
  const unlessAway =
    (call: Database["run"]): Database["run"] =>
    (verb) =>
      isAway ? Promise.reject(new DatabaseUnavailable("switched off")) : call(verb);
  const switched: Database = {
    ...database,
    run: unlessAway(database.run),
    pipeline: unlessAway(database.pipeline),
    isReady: () => !isNoticed && database.isReady(),
  };
  const journal: Journal = openJournal({ folder, requeuesAll: isJournalFirst });
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
    preferences: createPreferences(switched, durableWrites, countIn(switched, secret)),
  });
  return {
    app,
    journal,
    durableWrites,
    /** Calls fail from here on; a database that is known to be away is not called any more. */
    goAway: (how: "noticed" | "unnoticed") => {
      isAway = true;
      isNoticed = how === "noticed";
    },
    comeBack: () => (isAway = isNoticed = false),
    async untilReplayed() {
      while ((await journal.pending(1)).length > 0) await Bun.sleep(10);
    },
    close: () => durableWrites.close(),
  };
}
