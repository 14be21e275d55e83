import { isRefusal } from "./database-unavailable";

type CollectOptions = {
  /** How long the first row of a batch waits for others. */
  withinMs: number;
  /** Rows in a batch at most. */
  most: number;
};

type Waiting<Row> = { row: Row; resolve: () => void; reject: (reason: unknown) => void };

/**
 * Turns many small writes into few large ones: rows that arrive within `withinMs`, or while the write
 * before is under way, go together. Each caller is answered after its own row is committed, a few a turn of
 * the event loop, so that other requests come in between. A batch with a row that the database refuses is cut in half
 * until that row is alone, and fails alone. Any other failure is no row's own: all who wait are told of it at once, those
 * too who arrived during the write.
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
    let size = most;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size);
      const failure = await outcomeOf(write(batch.map(({ row }) => row)));
      if (isRefusal(failure) && batch.length > 1) {
        size = Math.ceil(batch.length / 2);
        continue;
      }
      if (failure === undefined) {
        waiting = waiting.slice(batch.length);
        await answerInTurns(batch);
      } else {
        refuse(isRefusal(failure) ? batch.length : waiting.length, failure);
        size = most;
      }
    }
    isWriting = false;
  }

  function refuse(count: number, failure: unknown) {
    for (const { reject } of waiting.slice(0, count)) reject(failure);
    waiting = waiting.slice(count);
  }
}

/** What a promise was rejected with. */
function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

/** Each turn costs some 20 µs; all at once they would be answered, and ask again, as one block that others wait for. */
const ANSWERS_A_TURN = 4;

async function answerInTurns(batch: Waiting<unknown>[]): Promise<void> {
  for (let first = 0; first < batch.length; first += ANSWERS_A_TURN) {
    for (const { resolve } of batch.slice(first, first + ANSWERS_A_TURN)) resolve();
    await new Promise((next) => setImmediate(next));
  }
}
