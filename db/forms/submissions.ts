import { addContactMessages } from "./contact-messages";
import { addHeldSubmissions } from "./held";
import type { Queries } from "../connection/pool";
import { addSubscribers } from "./subscribers";
import { addWaitlistEntries } from "./waitlist-entries";

const verbs = {
  subscriber: addSubscribers,
  waitlistEntry: addWaitlistEntries,
  contactMessage: addContactMessages,
  held: addHeldSubmissions,
};

type Verbs = typeof verbs;
export type Kind = keyof Verbs;
export type RowOf<K extends Kind> = Parameters<Verbs[K]>[1][number];

/** What a visitor sent by one of the forms, with the table it belongs to; `held` is one that looked like spam. */
export type Submission = { [K in Kind]: { kind: K; row: RowOf<K> } }[Kind];

/** Stores submissions of all kinds, one statement for each kind. What is already there stays as it is. */
export async function addSubmissions(db: Queries, all: Submission[]): Promise<void> {
  await addSubscribers(db, rowsOf("subscriber", all));
  await addWaitlistEntries(db, rowsOf("waitlistEntry", all));
  await addContactMessages(db, rowsOf("contactMessage", all));
  await addHeldSubmissions(db, rowsOf("held", all));
}

function rowsOf<K extends Kind>(kind: K, all: Submission[]): RowOf<K>[] {
  return all.filter((one) => one.kind === kind).map(({ row }) => row as RowOf<K>);
}
