import { isRefusal } from "./database-unavailable";
import { nextTurn } from "./turns";

type CollectOptions = {
  /** How long the first row of a batch waits for others. */
  withinMs: number;
  /** So many wait no longer. */
  enough: number;
  /** Rows in a batch at most. */
  most: number;
};

type Waiting<Row> = { row: Row; resolve: () => void; reject: (reason: unknown) => void };

/**
 * Turns many small writes into few large ones: rows that arrive within `withinMs`, or until there are `enough`, go
 * together, and so do those that arrive while the write before is under way. Each caller is answered after its own row is
 * committed, when its turn comes; the next batch is written meanwhile. A batch with a row that the database refuses is cut
 * in half until that row is alone, and fails alone. Any other failure is no row's own: all who wait are told of it at once,
 * those too who arrived during the write.
 *
 * @example
 * const add = collect((rows) => database.run((db) => addSubscribers(db, rows)), { withinMs: 2, enough: 16, most: 500 });
 * await add({ email, source });
 */
export function collect<Row>(
  write: (rows: Row[]) => Promise<unknown>,
  { withinMs, enough, most }: CollectOptions,
): (row: Row) => Promise<void> {
  let waiting: Waiting<Row>[] = [];
  let firstCameAt = 0;
  let isWriting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (row) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) firstCameAt = performance.now();
      waiting.push({ row, resolve, reject });
      if (!isWriting) writeWhenDue();
    });

  function writeWhenDue() {
    const waitedMs = waiting.length < enough ? performance.now() - firstCameAt : withinMs;
    if (waitedMs < withinMs) timer ??= setTimeout(begin, withinMs - waitedMs);
    else begin();
  }

  /** What else comes in this turn of the event loop comes along. */
  function begin() {
    clearTimeout(timer);
    timer = undefined;
    isWriting = true;
    setImmediate(() => void writeAll());
  }

  async function writeAll() {
    let size = most;
    do {
      const batch = waiting.splice(0, size);
      firstCameAt = performance.now();
      const failure = await outcomeOf(write(batch.map(({ row }) => row)));
      if (isRefusal(failure) && batch.length > 1) {
        waiting = [...batch, ...waiting];
        size = Math.ceil(batch.length / 2);
      } else if (failure === undefined) {
        for (const { resolve } of batch) void nextTurn().then(resolve);
      } else {
        const told = isRefusal(failure) ? batch : [...batch, ...waiting.splice(0)];
        for (const { reject } of told) reject(failure);
        size = most;
      }
    } while (waiting.length >= enough || (waiting.length > 0 && size < most));
    isWriting = false;
    if (waiting.length > 0) writeWhenDue();
  }
}

/** What a promise was rejected with. */
function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}
