const PER_SECOND = 200;

/**
 * The 99th percentile, in milliseconds, of 200 requests a second that do not wait for earlier responses: a load that waits
 * would not notice a pause.
 */
export async function measurePace(address: string, seconds: number): Promise<number> {
  const latencies = await atPace(PER_SECOND, seconds, () => ask(address));
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
}

/** Makes this many calls a second without waiting for earlier ones, and returns all results. */
export async function atPace<T>(
  perSecond: number,
  seconds: number,
  call: (n: number) => Promise<T>,
): Promise<T[]> {
  const answers: Promise<T>[] = [];
  const begun = performance.now();
  for (let n = 0; n < seconds * perSecond; n++) {
    await Bun.sleep(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    answers.push(call(n));
  }
  return Promise.all(answers);
}

async function ask(address: string): Promise<number> {
  const asked = performance.now();
  await (await fetch(address, { headers: { "accept-encoding": "br" } })).bytes();
  return performance.now() - asked;
}
