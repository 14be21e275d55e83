import { openDatabase } from "../../../db/connection/client";
import { addSubscribers } from "../../../db/forms/subscribers";

/**
 * A script that a test kills: stores sign-ups in the given data folder, several at a time, and prints each address once it
 * is stored. If the database does not open, prints why to standard error.
 */
const database = openDatabase({
  dataFolder: process.argv[2] ?? "",
  // Longer than on any busy machine, so that only the kill ends it.
  deadlineMs: 30_000,
  onEvent: (event) => {
    if (event.kind === "open-failed") console.error(String(event.error));
  },
});
await database.opened;

async function signUp(person: number) {
  for (let n = 0; ; n++) {
    const email = `person-${person}-${n}@example.com`;
    await database.run((db) => addSubscribers(db, [{ email, source: "home" }]));
    await Bun.write(Bun.stdout, `${email}\n`);
  }
}

await Promise.all([1, 2, 3, 4].map(signUp));
