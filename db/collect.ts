import { DatabaseUnavailable } from "./database-unavailable";

type CollectOptions = {
  /** How long the first row of a batch waits for others. */
  withinMs: number;
  /** Rows in a batch at most. */
  most: number;
};

type Waiting<Row> = { row: Row; resolve: () => void; reject: (reason: unknown) => void };

/**
 * Turns many small writes into few large ones: rows that arrive within `withinMs`, or while the write
 * before is under way, go together. Each caller is answered after its own row is committed, one a turn of
 * the event loop, so that other requests come in between. A row that the database refuses fails alone.
 * When the database is unavailable, all who wait are told at once.
 *
 * @example
 * const add = collect((rows) => database.run((db) => addSubscribers(db, rows)), { withinMs: 2, most: 500 });
 * await add({ email, source });
 */
export function collect<Row>(
  write: (rows: Row[]) => Promise<unknown>,
  { withinMs, most }: CollectOptions,
): (row: Row) => Promise<void> {
  let waiting: Waiting<Row>[] = [];
  let isWriting = false;

  return (row) =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      setTimeout(() => void writeAll(), withinMs);
    });

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await writeBatch(batch);
    }
    isWriting = false;
  }

  async function writeBatch(batch: Waiting<Row>[]) {
    try {
      await write(batch.map(({ row }) => row));
      await answerInTurn(batch);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) refuse(batch, error);
      else if (batch.length > 1) await writeOneByOne(batch);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function writeOneByOne(batch: Waiting<Row>[]) {
    for (const [index, { row, resolve, reject }] of batch.entries()) {
      try {
        await write([row]);
        resolve();
      } catch (error) {
        if (error instanceof DatabaseUnavailable) return refuse(batch.slice(index), error);
        reject(error);
      }
    }
  }

  /** Those who arrived since have been waiting for the same database: they are not made to wait again. */
  function refuse(batch: Waiting<Row>[], error: DatabaseUnavailable) {
    for (const { reject } of [...batch, ...waiting]) reject(error);
    waiting = [];
  }
}

/** All at once they would be answered, and ask again, as one block that every other request has to wait for. */
async function answerInTurn(batch: Waiting<unknown>[]): Promise<void> {
  for (const { resolve } of batch) {
    resolve();
    await new Promise((next) => setImmediate(next));
  }
}
