const PER_SECOND = 200;

/**
 * The 99th percentile, in milliseconds, of asking an address 200 times a second, whether or not the answers before
 * have arrived: a load that waits for answers would not notice a pause.
 */
export async function measurePace(address: string, seconds: number): Promise<number> {
  const latencies: number[] = [];
  const answers: Promise<void>[] = [];
  const begun = performance.now();
  for (let asked = 0; asked < seconds * PER_SECOND; asked++) {
    const due = begun + (asked * 1000) / PER_SECOND;
    await Bun.sleep(Math.max(0, due - performance.now()));
    answers.push(ask(address).then((ms) => void latencies.push(ms)));
  }
  await Promise.all(answers);
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
}

async function ask(address: string): Promise<number> {
  const asked = performance.now();
  await (await fetch(address, { headers: { "accept-encoding": "br" } })).bytes();
  return performance.now() - asked;
}
