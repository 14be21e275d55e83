import { openDatabase } from "../../../db/connection/client";
import { addSubscribers } from "../../../db/forms/subscribers";

/**
 * A process to be killed: signs people up in the data folder it is given, several at a time, and prints
 * each address once the database has it. What keeps it from opening goes to standard error.
 */
const database = openDatabase({
  dataFolder: process.argv[2] ?? "",
  // Longer than any busy machine takes: it is to be ended by the kill alone.
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
