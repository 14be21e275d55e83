import type postgres from "postgres";
import type { Count } from "./count-rows";

/** Counts the messages that were tried so far. */
export async function countTried(client: postgres.Sql): Promise<number> {
  const [row] = await client<{ tried: number }[]>`
    select count(*)::int as tried from outbox where attempts > 0`;
  return row?.tried ?? 0;
}

/** Skips the pauses between retries until every message is sent or given up. */
export async function untilSettled(client: postgres.Sql, hasPauses = true): Promise<void> {
  for (;;) {
    if (hasPauses)
      await client`update outbox set due_at = now()
        where sent_at is null and failed_at is null and due_at > now()`;
    const [row] = await client<{ waiting: number }[]>`
      select count(*)::int as waiting from outbox where sent_at is null and failed_at is null`;
    if (row?.waiting === 0) return;
    await Bun.sleep(100);
  }
}

type Mailing = {
  /** The addresses whose forms were accepted. */
  accepted: string[];
  /** The Message-IDs that the mail server accepted. */
  taken: string[];
  /** Whether the server rejected some for good; those must not have arrived. */
  isFinal: boolean;
  /** The maximum number of times a message may arrive. */
  arrivalsMost: number;
};

/** Looks for the message of every accepted form among those that arrived. */
export async function countMails(
  client: postgres.Sql,
  { accepted, taken, isFinal, arrivalsMost }: Mailing,
): Promise<Count> {
  const queued = await client<{ id: string; recipient: string; isFailed: boolean }[]>`
    select id, recipient, failed_at is not null as "isFailed" from outbox`;
  const arrivals = new Map<string, number>();
  for (const messageId of taken) {
    const id = messageId.slice(1, messageId.indexOf("@"));
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  const done = queued.filter(({ id, isFailed }) =>
    isFailed ? isFinal && !arrivals.has(id) : arrivals.has(id),
  );
  const written = new Set(done.map(({ recipient }) => recipient));
  const stored = accepted.filter((email) => written.has(email)).length;
  const twice = [...arrivals.values()].filter((count) => count > arrivalsMost).length;
  return { accepted: accepted.length, stored, lost: accepted.length - stored, twice };
}
