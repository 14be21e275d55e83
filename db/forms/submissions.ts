import { addHeldSubmissions } from "./held";
import { addMessages } from "./messages";
import type { Queries } from "../connection/pool";
import { addSubscribers } from "./subscribers";
import { addWaitlistEntries } from "./waitlist-entries";

const verbs = {
  subscriber: addSubscribers,
  waitlistEntry: addWaitlistEntries,
  ...addMessages,
  held: addHeldSubmissions,
};

type Verbs = typeof verbs;
type Kind = keyof Verbs;
type RowOf<K extends Kind> = Parameters<Verbs[K]>[1][number];

/** What a visitor sent with a form, by kind; `held` is suspected spam. */
export type Submission = { [K in Kind]: { kind: K; row: RowOf<K> } }[Kind];

/** Stores submissions of all kinds, with one statement per kind. Those already stored stay as they are. */
export async function addSubmissions(db: Queries, all: Submission[]): Promise<void> {
  for (const [kind, add] of Object.entries(verbs)) {
    const rows = all.filter((one) => one.kind === kind).map(({ row }) => row);
    await (add as (db: Queries, rows: object[]) => Promise<void>)(db, rows);
  }
}
