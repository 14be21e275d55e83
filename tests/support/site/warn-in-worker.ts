/**
 * Preloaded into a server: makes each of its worker threads emit a warning at its first message, and the main thread
 * when it starts one.
 */
if (Bun.isMainThread) {
  const Original = Worker;
  globalThis.Worker = class extends Original {
    constructor(file: string | URL) {
      super(file, { preload: [import.meta.path] });
      process.emitWarning("in the main thread", "TestWarning");
    }
  };
} else {
  const warn = () => process.emitWarning("in a worker", "TestWarning");
  addEventListener("message", () => setImmediate(warn), { once: true });
}
