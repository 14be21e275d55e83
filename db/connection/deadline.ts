export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";

  constructor(ms: number) {
    super(`No answer within ${Math.round(ms)} ms.`);
  }
}

/** Settles like the promise, or rejects with `DeadlineExceeded` after `ms`. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  // After a long turn of the event loop the time may be over, and a negative one prints a warning.
  const timer = setTimeout(() => reject(new DeadlineExceeded(ms)), Math.max(0, ms));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
