/** Records the workers that are started from now on, until `stop`. */
export function recordWorkers(): { workers: Worker[]; stop: () => void } {
  const workers: Worker[] = [];
  const OriginalWorker = globalThis.Worker;
  globalThis.Worker = class extends OriginalWorker {
    constructor(script: string | URL) {
      super(script);
      workers.push(this);
    }
  };
  return { workers, stop: () => (globalThis.Worker = OriginalWorker) };
}
