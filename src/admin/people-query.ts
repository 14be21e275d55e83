import { z } from "zod";
import { choosePeople, type Order, type PersonKey } from "../../db/admin/people";
import type { Database } from "../../db/connection/client";
import { LISTS, STATES, type Filter } from "../../db/forms/entries";
import type { Query } from "../../views/admin/people";
import { consoleCopy } from "../../views/content/console/console";
import type { Context } from "../context";
import type { Secret } from "../secrets/secret";
import { toLine } from "../plain-text";
import { seal, unseal } from "./sealed";

/** Keeps spaces before it: a feature stored with one is another feature, and Today counts it so. */
const text = z
  .string()
  .transform((typed) => toLine(typed).trimEnd())
  .pipe(z.string().min(1).max(200));
/** The day after the last one must be a day of four digits, too, and the database has no year 0. */
const day = z.iso.date().refine((typed) => typed > "0001" && typed < "9999");

/** What the address of the list of people can hold, besides what is searched and where the page begins. */
const fields = {
  list: z.enum(LISTS),
  state: z.enum(STATES),
  feature: text,
  campaign: text,
  page: text,
  referrer: text,
  from: day,
  to: day,
  sort: z.enum(["-time", "time", "address", "-address"]),
};

type Name = keyof typeof fields;

/** Reads the question; fields that are no answer to what was asked are named. */
export function readQuery(secret: Secret, sent: Record<string, string>) {
  const query: Query = {};
  const wrong: Name[] = [];
  for (const name of Object.keys(fields) as Name[]) {
    const typed = sent[name];
    if (typed === undefined || typed.trim() === "") continue;
    const read = fields[name].safeParse(typed);
    if (read.success) query[name] = read.data;
    else wrong.push(name);
  }
  const search = unseal(secret, "search", sent["search"] ?? "");
  if (search !== undefined) query.search = search;
  return { query, wrong, after: readKey(secret, sent["after"] ?? "") };
}

const key = z.tuple([z.string(), z.guid()]);

function readKey(secret: Secret, sealed: string): PersonKey | undefined {
  const read = unseal(secret, "after", sealed);
  return read === undefined ? undefined : key.parse(JSON.parse(read));
}

/** The query string of a question, and of the page after a key. */
export function printQuery(secret: Secret, query: Query, after?: PersonKey): string {
  const { search, ...open } = query;
  const set = new URLSearchParams(open);
  if (search !== undefined) set.set("search", seal(secret, "search", search));
  if (after) set.set("after", seal(secret, "after", JSON.stringify(after)));
  return set.size === 0 ? "" : `?${set}`;
}

/** What another filter keeps of the address. */
export function keptOf(secret: Secret, { search, sort }: Query): Record<string, string> {
  return Object.fromEntries(
    new URLSearchParams(printQuery(secret, { ...(search && { search }), ...(sort && { sort }) })),
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function filterOf({ from, to, ...query }: Query): Filter {
  return {
    ...query,
    ...(from && { since: new Date(from).toISOString() }),
    ...(to && { until: new Date(Date.parse(to) + DAY_MS).toISOString() }),
  };
}

export const orderOf = ({ sort = "-time" }: Query): Order => ({
  by: sort.endsWith("time") ? "time" : "address",
  isDescending: sort.startsWith("-"),
});

/** How many are released or invited at once. */
const MAX_CHOSEN = 3_000;
/** Ids of held entries have no version digits. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads who was checked in the list of people: some of its rows, or all that the question of the address selects.
 */
export async function readChosen(c: Context, run: Database["run"], isHeld = false) {
  const form = new URLSearchParams(await c.req.text());
  const ids = form.getAll("id").filter((id) => UUID.test(id));
  const isAll = form.has("all");
  const { query } = readQuery(c.env.secret, c.req.query());
  const filter = isAll ? filterOf(query) : { ids };
  const people = await run((db) => choosePeople(db, filter, MAX_CHOSEN + 1, isHeld));
  return {
    people,
    /** What a form sends to choose them again. */
    fields: isAll ? { all: "1" } : { id: ids },
    problem: people.length > MAX_CHOSEN ? consoleCopy.people.tooMany(MAX_CHOSEN) : undefined,
  };
}
