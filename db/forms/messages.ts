import { getTableColumns, sql } from "drizzle-orm";
import { CAPPED } from "../mail/mail-cap";
import { MAIL_PAUSE, outbox } from "../schema/mail";
import { messageForms, type MessageForm, type MessageKind } from "../schema/messages";
import type { Queries } from "../connection/pool";
import { prepareForRows, ROWS } from "../connection/prepared";
import type { Received } from "./subscribers";

/** Columns that no form fills. */
const NOT_SENT = ["id", "createdAt", "state", "takenBy"];

/** A message to the team, with the columns of its form's table. */
type NewMessage<Kind extends MessageKind> = Received &
  Omit<(typeof messageForms)[Kind]["table"]["$inferInsert"], "createdAt" | "state" | "takenBy"> & {
    /** The same for a message that is sent twice. */
    id: string;
    /** The team's address, to which the message is mailed. */
    notifyAddress?: string | undefined;
  };

export type NewContactMessage = NewMessage<"contactMessage">;

export const addContactMessages: (db: Queries, rows: NewContactMessage[]) => Promise<void> =
  createStore(messageForms.contactMessage);

/**
 * Stores messages and queues their acknowledgements and the mails to the team, in one statement. A message that is
 * already stored stays as it is. An address gets one acknowledgement per `MAIL_PAUSE`.
 */
function createStore({ table, mails, quoted }: MessageForm) {
  const columns = getTableColumns(table);
  const list = (parts: ReturnType<typeof sql>[]) => sql.join(parts, sql`, `);
  const own = Object.entries(columns)
    .filter(([key]) => !NOT_SENT.includes(key))
    .map(([key, column]) => ({
      key: sql.identifier(key),
      name: sql.identifier(column.name),
      type: sql.raw(column.getSQLType()),
    }));
  const quotes = quoted.map(
    (key) => sql`${sql.raw(`'${key}'`)}, ${sql.identifier(columns[key]?.name ?? key)}`,
  );
  const storeRows = prepareForRows(sql`
    with wanted as (
      select distinct on (id) *
      from jsonb_to_recordset(${ROWS}) as row (id uuid, "receivedAt" timestamptz, "notifyAddress" text,
        ${list(own.map(({ key, type }) => sql`${key} ${type}`))})
      order by id
    ), added as (
      insert into ${table} (id, created_at, ${list(own.map(({ name }) => sql`${name}`))})
      select id, coalesce("receivedAt", now()), ${list(own.map(({ key }) => sql`${key}`))} from wanted
      on conflict do nothing
      returning *
    ), team_mail as (
      insert into ${outbox} (kind, about_id, recipient, data)
      select ${sql.raw(`'${mails.team}'`)}, id, "notifyAddress",
        jsonb_strip_nulls(to_jsonb(wanted) - '{id,receivedAt,notifyAddress,origin}'::text[])
          || coalesce(origin, '{}')
      from wanted where "notifyAddress" is not null and id in (select id from added)
    ), asked as (
      select distinct on (fold_address(email)) id, email, jsonb_build_object(${list(quotes)}) as data
      from added
      where not exists (
        select 1 from ${outbox} sent
        where sent.kind = ${sql.raw(`'${mails.sender}'`)} and fold_address(sent.recipient) = fold_address(added.email)
          and sent.created_at > now() - interval '${sql.raw(MAIL_PAUSE)}')
      order by fold_address(email), created_at
    ), ${CAPPED}
    insert into ${outbox} (kind, about_id, recipient, data)
    select ${sql.raw(`'${mails.sender}'`)}, id, email, data from capped where is_allowed
    on conflict do nothing`);

  return async (db: Queries, rows: { id: string }[]): Promise<void> => {
    // A fixed order prevents deadlocks between batches with the same messages.
    await storeRows(
      db,
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  };
}
