/** Page responses over a time: the slowest, and descriptions of wrong ones. */
type PagesSeen = { answered: number; slowestMs: number; wrong: string[] };

const EVERY_MS = 25;

/** Requests the home page at a fixed rate without waiting for responses. */
export function watchPages(siteAddress: () => string) {
  const seen: PagesSeen = { answered: 0, slowestMs: 0, wrong: [] };
  const answers: Promise<void>[] = [];
  const timer = setInterval(() => answers.push(ask()), EVERY_MS);

  async function ask() {
    const asked = performance.now();
    try {
      const answer = await fetch(siteAddress());
      await answer.bytes();
      if (answer.status !== 200) seen.wrong.push(`the home page answered ${answer.status}`);
      seen.answered++;
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - asked);
    } catch (error) {
      seen.wrong.push(`the home page did not answer: ${String(error)}`);
    }
  }

  return async (): Promise<PagesSeen> => {
    clearInterval(timer);
    await Promise.all(answers);
    return seen;
  };
}
