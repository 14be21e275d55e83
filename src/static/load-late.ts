const PAUSE_MS = 50;

/**
 * Loads what was left out at the start. No file can be opened while descriptors run out: connections are closed then, so
 * it soon works again, and is tried for `msMost`.
 */
export async function loadLate<Loaded>(load: () => Promise<Loaded>, msMost = 2_000) {
  const until = performance.now() + msMost;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (performance.now() > until) throw error;
      await Bun.sleep(PAUSE_MS);
    }
  }
}
