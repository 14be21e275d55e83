import { visitorForms, type VisitorForm } from "./visitor-forms";

/** The responses that visitors have received so far. */
type Observed = {
  /** The email addresses whose form was accepted. */
  accepted: string[];
  /** Correct 503 responses. */
  refused: number;
  /** Requests without a response, as when the server was killed. */
  unanswered: number;
  /** Descriptions of wrong responses. */
  wrong: string[];
  slowestMs: number;
};

type Visitors = { seen: Observed; stop: () => Promise<Observed> };

/** Visitors retry after this pause. */
const RETRY_MS = 100;
/** Then the next visitor follows: one email address may send 30 forms an hour. */
const MAX_TRIES = 10;
/** The pause between two forms of a visitor during longer faults; without it visitors use all of the processor. */
export const PAUSE_MS = 20;
/** Every fifth accepted form is sent once more, as a double click or the back button does. */
const TWICE_EVERY = 5;

/**
 * Starts visitors who send one form after another until they are stopped, each form with a new email address. They retry
 * a form that was not accepted.
 */
export function startVisitors(
  siteAddress: () => string,
  { visitors = 4, pauseMs = 0 }: { visitors?: number; pauseMs?: number } = {},
): Visitors {
  const seen: Observed = { accepted: [], refused: 0, unanswered: 0, wrong: [], slowestMs: 0 };
  let isOver = false;
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor));

  async function visit(visitor: number) {
    for (let turn = visitor; !isOver; turn++) {
      const form = visitorForms[turn % visitorForms.length];
      if (form === undefined) continue;
      const email = `visitor-${crypto.randomUUID()}@example.com`;
      for (let tries = 0; tries < MAX_TRIES && !isOver && !(await send(form, email)); tries++)
        await Bun.sleep(RETRY_MS);
      if (turn % TWICE_EVERY === 0 && !isOver) await send(form, email);
      if (pauseMs > 0) await Bun.sleep(pauseMs);
    }
  }

  async function send(form: VisitorForm, email: string): Promise<boolean> {
    const { path, init } = form.make(email);
    const asked = performance.now();
    const headers = { ...(init.headers as Record<string, string>), origin: siteAddress() };
    const answer = await readAnswer(siteAddress() + path, { ...init, headers });
    if (answer === undefined) {
      seen.unanswered++;
      return false;
    }
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - asked);
    if (answer.status === 200 || answer.status === 303) {
      seen.accepted.push(email);
      return true;
    }
    const fault = faultOf(answer, form, email);
    if (fault === undefined) seen.refused++;
    else seen.wrong.push(fault);
    return false;
  }

  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { ...seen, accepted: [...new Set(seen.accepted)] };
    },
  };
}

/** Waits until there are this many more, such as accepted forms. */
export async function untilMore(count: () => number, more = 20): Promise<void> {
  const goal = count() + more;
  while (count() < goal) await Bun.sleep(10);
}

type Answer = { status: number; retryAfter: string | null; body: string };

async function readAnswer(address: string, init: RequestInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, init);
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter, body: await response.text() };
  } catch {
    return undefined;
  }
}

/** What is wrong with a refusal, which must have Retry-After, the form's message and the typed values. */
function faultOf(answer: Answer, form: VisitorForm, email: string): string | undefined {
  const { status, retryAfter, body } = answer;
  if (status !== 503) return `${status} ${body.slice(0, 200)}`;
  if (retryAfter === null) return "503 without Retry-After";
  if (!body.includes(form.failed)) return `503 without "${form.failed}"`;
  if (!body.startsWith("{") && !body.includes(email)) return "503 that lost what was typed";
  return undefined;
}
