const PAUSE_MS = 50;

/**
 * Imports a module on demand, retrying for `maxMs`: files cannot be opened while descriptors run out, but connections
 * close soon.
 */
export async function importWithRetry<Loaded>(load: () => Promise<Loaded>, maxMs = 2_000) {
  const until = performance.now() + maxMs;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (performance.now() > until) throw error;
      await Bun.sleep(PAUSE_MS);
    }
  }
}
