import { openSafekeeping } from "./safekeeping";

/**
 * A process to be killed: keeps submissions in the data folder and the database it is given, several at a time, and
 * prints each address once it was told that it is safe.
 */
const [folder = "", url] = process.argv.slice(2);
const { keep } = openSafekeeping({ folder, ...(url && { url }) });

async function send(person: number) {
  for (;;) {
    const email = `person-${person}-${crypto.randomUUID()}@example.com`;
    await keep(email);
    await Bun.write(Bun.stdout, `${email}\n`);
  }
}

await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(send));
