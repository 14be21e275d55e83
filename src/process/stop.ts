/** The process ends this long after the delay, finished or not. */
const MAX_STOP_MS = 10_000;

/** Runs `stop` at the first SIGTERM or SIGINT, then exits with 0, or 1 if it fails; a second signal exits at once. */
export function stopOnSignal(
  stop: () => Promise<void>,
  delayMs: number,
  onFailure: (error: unknown) => void,
): void {
  let isAsked = false;
  const onSignal = () => {
    if (isAsked) process.exit(1);
    isAsked = true;
    setTimeout(() => process.exit(1), delayMs + MAX_STOP_MS).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        onFailure(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
