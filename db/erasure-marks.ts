import type { BackupHead, TableCount } from "./backup";
import { hashOf } from "./erase";
import { readLines, type Connection } from "./tables";

/** The table that holds the marks. */
export const MARKS = "erasures";

type Mark = { salt: string; hash: string; erasedAt: string };

/** Tables of what the forms brought: each row has an id, an address and the time when it was received. */
const ENTRIES = ["subscribers", "waitlist_entries", "contact_messages", "held_submissions"];

const EVERY_ADDRESS = ENTRIES.map((table) => `select email from ${table}`)
  .concat("select recipient from outbox")
  .join(" union ");

/** Whose rows of until when are to go, as the first parameter. */
const GONE = `json_to_recordset($1::text::json) as gone (email text, "erasedAt" timestamptz)`;

/** The marks of erasures in a backup, of the tables or of the marks alone: rows as lines of JSON. */
export async function readMarks(backup: AsyncIterable<string>): Promise<string[]> {
  const marks: string[] = [];
  let head: BackupHead | undefined;
  let table = "";
  let left = 0;
  for await (const line of backup) {
    if (head === undefined) {
      head = JSON.parse(line) as BackupHead;
      if (!head.backup?.startsWith("genie") || head.format !== 1)
        throw new Error("There are no marks of erasures that this version of the site can read.");
    } else if (left > 0) {
      if (table === MARKS) marks.push(line);
      left--;
    } else ({ table, rows: left } = JSON.parse(line) as TableCount);
  }
  return marks;
}

/**
 * Adds marks of erasures to those that a backup brought, and removes what it brought of people who were erased after they
 * had sent it, with their messages and their ledger; what they sent again since then stays. Answers how many entries
 * that were. The backup's own marks were honoured before it was taken.
 */
export async function leaveOutErased(sql: Connection, lines: string[]): Promise<number> {
  const marks = await sql.unsafe<Mark[]>(
    `insert into ${MARKS} select * from json_populate_recordset(null::${MARKS}, $1::text::json)
      on conflict do nothing returning salt, hash, erased_at::text as "erasedAt"`,
    [`[${lines.join(",")}]`],
  );
  const gone = JSON.stringify(await findErased(sql, marks));
  const ids: string[] = [];
  for (const table of ENTRIES) {
    const rows = await sql.unsafe<{ id: string }[]>(
      `delete from ${table} entry using ${GONE}
        where entry.email = gone.email and created_at <= gone."erasedAt" returning id`,
      [gone],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  await sql.unsafe(
    `delete from outbox using ${GONE}
      where kind <> 'team' and recipient = gone.email and created_at <= gone."erasedAt"`,
    [gone],
  );
  for (const table of ["outbox", "consent_changes"])
    await sql.unsafe(
      `delete from ${table}
        where about_id in (select value::uuid from json_array_elements_text($1::text::json))`,
      [JSON.stringify(ids)],
    );
  return ids.length;
}

/** Marks name nobody, so every address is tried with each of them. */
async function findErased(sql: Connection, marks: Mark[]) {
  const found: { email: string; erasedAt: string }[] = [];
  if (marks.length === 0) return found;
  for await (const page of readLines(sql, EVERY_ADDRESS))
    for (const line of page) {
      const { email } = JSON.parse(line) as { email: string };
      for (const { salt, hash, erasedAt } of marks)
        if (hashOf(salt, email) === hash) found.push({ email, erasedAt });
    }
  return found;
}
