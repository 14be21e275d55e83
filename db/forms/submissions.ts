import type { Queries } from "../connection/pool";
import { addHeldSubmissions, type NewHeld } from "./held";
import { addContactMessages, type NewContactMessage } from "./messages";
import { addSubscribers, type NewSubscriber } from "./subscribers";
import { addWaitlistEntries, type NewWaitlistEntry } from "./waitlist-entries";

/** What a visitor sent with a form, by kind; `held` is suspected spam. */
export type Submission =
  | { kind: "subscriber"; row: NewSubscriber }
  | { kind: "waitlistEntry"; row: NewWaitlistEntry }
  | { kind: "contactMessage"; row: NewContactMessage }
  | { kind: "held"; row: NewHeld };

/** Stores submissions of all kinds, with one statement per kind. Those already stored stay as they are. */
export async function addSubmissions(db: Queries, all: Submission[]): Promise<void> {
  const subscribers = all.flatMap((one) => (one.kind === "subscriber" ? [one.row] : []));
  const waitlistEntries = all.flatMap((one) => (one.kind === "waitlistEntry" ? [one.row] : []));
  const messages = all.flatMap((one) => (one.kind === "contactMessage" ? [one.row] : []));
  const held = all.flatMap((one) => (one.kind === "held" ? [one.row] : []));
  if (subscribers.length > 0) await addSubscribers(db, subscribers);
  if (waitlistEntries.length > 0) await addWaitlistEntries(db, waitlistEntries);
  if (messages.length > 0) await addContactMessages(db, messages);
  if (held.length > 0) await addHeldSubmissions(db, held);
}
