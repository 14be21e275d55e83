import type { Broadcast, BroadcastSender } from "../../../db/broadcasts/broadcasts";
import { CANCEL_MINUTES } from "../../../db/broadcasts/broadcasts";
import { broadcastSender } from "../../../views/content/broadcasts";

/** Returns the sender. Throws an error that names the missing settings. */
export function requireSender(): BroadcastSender {
  const sender = broadcastSender();
  if ("missing" in sender)
    throw new Error(
      `Set ${sender.missing.join(" and ")} in views/content/operator.ts: every broadcast shows who sends it.`,
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

export const printScheduled = (id: string): void =>
  console.log(
    `Queued. The first message goes out in ${CANCEL_MINUTES} minutes. To cancel: bun run broadcasts stop ${shortId(id)}`,
  );

/** Enough of an id to name a broadcast. */
export const shortId = (id: string): string => id.slice(0, 8);

/** Returns a broadcast's state as `list` and `show` print it. */
export function stateOf(
  { state, startsAt }: Pick<Broadcast, "state" | "startsAt">,
  { waiting }: { waiting: number },
): string {
  if (state !== "sending" || startsAt === null) return state;
  if (startsAt > new Date()) return `scheduled for ${startsAt.toISOString().slice(0, 16)}Z`;
  return waiting === 0 ? "finished" : "sending";
}

/** The first line of standard input; undefined at its end. */
async function readLine(): Promise<string | undefined> {
  for await (const line of console) return line.trim();
  return undefined;
}
