import { isRefusal } from "../connection/database-unavailable";

type CollectOptions = {
  /** How long the first row of a batch waits. */
  withinMs: number;
  /** A batch of this size is written at once. */
  enough: number;
  /** Maximum batch size. */
  most: number;
  /** Concurrent batches, so that one fills while another is written. */
  atOnce?: number;
};

type Waiting<Row> = { row: Row; resolve: () => void; reject: (reason: unknown) => void };

/**
 * Batches small writes: rows that arrive within `withinMs`, or until there are `enough`, are written together, and so are
 * rows that arrive while the maximum number of batches is being written. Each call resolves once its row is committed. A
 * batch with a row that the database rejects is halved until only that row fails. Any other failure rejects all waiting
 * calls at once.
 *
 * @example
 * const add = batchWrites((rows) => database.run((db) => addSubscribers(db, rows)), { withinMs: 2, enough: 16, most: 500 });
 * await add({ email, source });
 */
export function batchWrites<Row>(
  write: (rows: Row[]) => Promise<unknown>,
  { withinMs, enough, most, atOnce = 1 }: CollectOptions,
): (row: Row) => Promise<void> {
  const waiting: Waiting<Row>[] = [];
  let firstCameAt = 0;
  let underWay = 0;
  let isGathering = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return (row) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) firstCameAt = performance.now();
      waiting.push({ row, resolve, reject });
      writeWhenDue();
    });

  function writeWhenDue() {
    if (underWay === atOnce || waiting.length === 0) return;
    const waitedMs = performance.now() - firstCameAt;
    if (waiting.length < enough && waitedMs < withinMs)
      timer ??= setTimeout(gather, withinMs - waitedMs);
    else gather();
  }

  /** Collects rows of the same turn of the event loop. */
  function gather() {
    clearTimeout(timer);
    timer = undefined;
    if (isGathering) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      if (waiting.length > 0) void writeBatch();
    });
  }

  async function writeBatch() {
    underWay++;
    const parts = [waiting.splice(0, most)];
    const stored: Waiting<Row>[] = [];
    firstCameAt = performance.now();
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
      const failure = await outcomeOf(write(part.map(({ row }) => row)));
      const half = Math.ceil(part.length / 2);
      if (failure === undefined) stored.push(...part);
      else if (!isRefusal(failure))
        for (const { reject } of [...part, ...parts.splice(0).flat(), ...waiting.splice(0)])
          reject(failure);
      else if (part.length === 1) part[0]?.reject(failure);
      else parts.push(part.slice(half), part.slice(0, half));
    }
    underWay--;
    writeWhenDue();
    // After the next batch has started.
    setImmediate(() => {
      for (const { resolve } of stored) resolve();
    });
  }
}

/** The reason of a rejection. */
function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (failure: unknown) => failure,
  );
}
