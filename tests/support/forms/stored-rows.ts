import type { Database } from "../../../db/connection/client";
import { heldSubmissions } from "../../../db/schema/held";
import { consent } from "../../../views/content/newsletter-consent";
import { sanitizeTitle } from "../../../src/plain-text";
import { hidden } from "./hidden-characters";
import { formText, type Mode } from "./strange-bodies";
import { listContactMessages, listSubscribers, listWaitlistEntries } from "../rows/list-rows";

/** A row of a form's table by column name; for a held submission, the row that it would become. */
export type Stored = Record<string, unknown>;

/** All rows of the forms' tables, by their unique key. */
export async function storedRows(database: Database): Promise<Map<string, Stored>> {
  const rows = new Map<string, Stored>();
  for (const row of await database.run(listSubscribers)) rows.set(`subscriber ${person(row)}`, row);
  for (const row of await database.run(listWaitlistEntries))
    rows.set(`waitlistEntry ${person(row)}`, row);
  for (const row of await database.run(listContactMessages))
    rows.set(`contactMessage ${row.id}`, row);
  for (const held of await database.run((db) => db.select().from(heldSubmissions)))
    rows.set(`held ${held.id}`, { ...EMPTY, ...held.row, id: held.id });
  return rows;
}

/** Columns that a held row leaves out are null once it is released. */
const EMPTY = { company: null, consentText: null };

const person = ({ email, source }: { email: string; source: string }) =>
  `${email.toLowerCase()} ${source}`;

/** Text as it is stored: well-formed, with line breaks and tabs, but no other control, line separator or direction mark. */
function clean(text: string): string {
  // Half a character stays invalid, even if its other half follows a hidden one.
  const whole = text.toWellFormed().replaceAll("\r\n", "\n");
  const characters = Array.from(whole, (character) => {
    if (/[\n\v\f\r\u0085\u2028\u2029]/.test(character)) return "\n";
    return isHidden(character) ? "" : character;
  });
  return characters.join("").normalize("NFC").trim();
}

const HIDDEN = new Set(hidden);
const isHidden = (character: string) => HIDDEN.has(character) && character !== "\t";

/** The columns expected for a form's fields: the typed text in NFC, trimmed. */
export function meant(form: string, fields: Record<string, unknown>, mode: Mode): Stored {
  const typed = (name: string): string | undefined => {
    const value = fields[name];
    // A form sends a list as fields of one name: none, or one like any other.
    const one: unknown = mode !== "json" && Array.isArray(value) ? value[0] : value;
    if (one === undefined) return undefined;
    return clean(mode === "json" && typeof one === "string" ? one : formText(one));
  };
  const line = (name: string) =>
    typed(name)
      ?.replaceAll(/[\n\t]/g, " ")
      .trim();
  const email = typed("email");
  if (form === "newsletter")
    return {
      email,
      source: "newsletter",
      consentText: fields["consent"] ? consent.sentence : null,
    };
  if (form === "notify") return { email, source: line("source") ?? "newsletter" };
  const company = line("company") || null;
  if (form === "contact")
    return {
      email,
      company,
      name: line("name"),
      topic: typed("topic") ?? "other",
      message: typed("message"),
    };
  const shown = sanitizeTitle(typed("feature") ?? "") || sanitizeTitle(typed("title") ?? "");
  return { email, company, source: line("source") ?? `beta-waitlist:${shown || "Private Beta"}` };
}
