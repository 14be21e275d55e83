import type { BroadcastSender } from "../../../db/broadcasts/broadcasts";
import { broadcastSender } from "../../../views/content/broadcasts";
import { inUtc, readStartTime } from "../../broadcasts/sending";

/** The flags that say when the first message goes out. */
export const startOptions = { at: { type: "string" }, now: { type: "boolean" } } as const;

/** Returns when the first message goes out; undefined for the default. Throws an error that says what to type. */
export function readStart({
  at,
  now = false,
}: {
  at?: string | undefined;
  now?: boolean | undefined;
}): Date | undefined {
  if (at === undefined) return now ? new Date() : undefined;
  if (now) throw new Error("Choose one: --now, or --at with a time.");
  const read = readStartTime(at);
  if ("problem" in read) throw new Error(`--at ${read.problem}`);
  return read.startsAt;
}

/** Returns the sender. Throws an error that names the missing settings. */
export function requireSender(): BroadcastSender {
  const sender = broadcastSender();
  if ("missing" in sender)
    throw new Error(
      `Set ${sender.missing.join(" and ")} with \`operator set\`: every broadcast shows who sends it.`,
    );
  return sender;
}

/** Asks the operator to type the exact number of recipients. Throws, sending nothing, for any other answer. */
export async function confirmRecipients(subject: string, recipients: number): Promise<void> {
  if (recipients === 0) throw new Error("Nobody would get this broadcast. Nothing was queued.");
  process.stderr.write(`"${subject}" goes to ${recipients}. Type that number to send: `);
  const typed = await readLine();
  process.stderr.write("\n");
  if (typed !== String(recipients))
    throw new Error(`The number did not match ${recipients}. Nothing was queued.`);
}

export function printScheduled(id: string, startsAt: Date): void {
  const when = startsAt > new Date() ? `at ${inUtc(startsAt)}` : "now";
  console.log(
    `Queued. The first message goes out ${when}. To cancel: bun run broadcasts stop ${shortId(id)}`,
  );
}

/** Enough of an id to name a broadcast. */
export const shortId = (id: string): string => id.slice(0, 8);

/** The first line of standard input; undefined at its end. */
async function readLine(): Promise<string | undefined> {
  for await (const line of console) return line.trim();
  return undefined;
}
