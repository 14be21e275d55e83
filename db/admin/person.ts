import { getTableName } from "drizzle-orm";
import type { Queries } from "../connection/pool";
import { readPersonalData } from "../forms/own-data";
import { findMail, type QueuedMail } from "../mail/outbox";
import { outbox } from "../schema/mail";
import { bases, type DataTable } from "../schema/personal-data/describe-data";
import { dataTables } from "../schema/personal-data/personal-data";
import { terms } from "../schema/retention";
import { listActs } from "./audit";

const MAX_ACTS = 200;

/** A row about a person, of any table. */
export type Item = {
  /** Such as "Contact messages". */
  title: string;
  /** In ISO 8601; undefined for what has no time. */
  at: string | undefined;
  /** What is stored, by the name of its column; nested ones by that of their key. */
  fields: [name: string, value: string][];
  /** Why it is kept and until when. */
  kept: string;
  /** A message that is still stored. */
  mail?: QueuedMail;
};

/** Everything about an address, newest first: what it sent and got, its consent, and what was done in the console. */
export async function readPerson(db: Queries, email: string, about: string): Promise<Item[]> {
  const stored = Object.entries(await readPersonalData(db, email));
  const items: Item[] = [];
  for (const [name, rows] of stored) {
    const data = dataTables.find((table) => table.name === name);
    if (data === undefined) continue;
    for (const row of rows as Record<string, unknown>[]) {
      const item = itemOf(data, row);
      const mail = data.table === outbox ? await findMail(db, String(row["id"])) : undefined;
      if (mail) item.fields.unshift(["state", stateOf(mail)]);
      items.push(mail ? { ...item, mail } : item);
    }
  }
  for (const { createdAt, act, by } of await listActs(db, MAX_ACTS, about))
    items.push({
      title: terms.consoleAudit.what,
      at: createdAt.toISOString(),
      fields: [
        ["act", act],
        ["by", by ?? "command"],
      ],
      kept: `${bases.security}: ${terms.consoleAudit.kept}`,
    });
  return items.toSorted((a, b) => Date.parse(b.at ?? "0") - Date.parse(a.at ?? "0"));
}

function itemOf(data: DataTable, row: Record<string, unknown>): Item {
  const at = row["created_at"] ?? Object.entries(row).find(([name]) => name.endsWith("_at"))?.[1];
  const described = Object.values(data.columns).flatMap((column) =>
    "notPersonal" in column ? [] : [`${bases[column.basis]}: ${terms[column.term].kept}`],
  );
  return {
    title: data.title ?? getTableName(data.table),
    at: typeof at === "string" ? new Date(at).toISOString() : undefined,
    fields: Object.entries(row).flatMap(([name, value]) => fieldsOf(name, value)),
    kept: described[0] ?? "",
  };
}

/** What every row about the person has, or the page's heading says. */
const KNOWN = new Set(["id", "about_id", "email", "recipient", "address", "created_at"]);
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function fieldsOf(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined || KNOWN.has(name)) return [];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(name, one));
  if (typeof value === "object")
    return Object.entries(value).flatMap(([key, nested]) => fieldsOf(key, nested));
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return [[name, ISO.test(text) ? text.slice(0, 16).replace("T", " ") : text]];
}

const stateOf = ({ sentAt, failedAt }: QueuedMail): string =>
  sentAt ? "sent" : failedAt ? "given up" : "waiting";
