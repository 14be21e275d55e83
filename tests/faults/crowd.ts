import { visitorForms, type VisitorForm } from "./forms";

/** What a crowd has seen so far. */
export type Seen = {
  /** The addresses of those who were told that it worked. */
  accepted: string[];
  /** Answers of 503 that were as they should be. */
  refused: number;
  /** Requests that got no answer, as when the server was killed. */
  unanswered: number;
  /** What nobody should see, in words. */
  wrong: string[];
  slowestMs: number;
};

export type Crowd = { seen: Seen; stop: () => Promise<Seen> };

/** A visitor who was told that it failed, or nothing, tries again after this. */
const LOCK_WAIT_MS = 100;
/** Then somebody else comes: one e-mail address may send 30 forms in an hour. */
const MAX_TRIES = 10;
/** What a visitor does between two forms where a fault lasts for a time: without it a crowd takes the whole processor. */
export const PAUSE_MS = 20;
/** Each so many-th visitor sends once more what was accepted, as a double click or the back button does. */
const TWICE_EVERY = 5;

/**
 * Visitors who send the forms one after the other, each time with an address of their own, until they are stopped. Who
 * gets no success sends the very same again.
 */
export function startCrowd(
  siteAddress: () => string,
  { visitors = 8, pauseMs = 0 }: { visitors?: number; pauseMs?: number } = {},
): Crowd {
  const seen: Seen = { accepted: [], refused: 0, unanswered: 0, wrong: [], slowestMs: 0 };
  let isOver = false;
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor));

  async function visit(visitor: number) {
    for (let turn = visitor; !isOver; turn++) {
      const form = visitorForms[turn % visitorForms.length];
      if (form === undefined) continue;
      const email = `visitor-${crypto.randomUUID()}@example.com`;
      for (let tries = 0; tries < MAX_TRIES && !isOver && !(await send(form, email)); tries++)
        await Bun.sleep(LOCK_WAIT_MS);
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

/** What is wrong with a refusal: it says when to come again, the form's words, and keeps what was typed. */
function faultOf(answer: Answer, form: VisitorForm, email: string): string | undefined {
  const { status, retryAfter, body } = answer;
  if (status !== 503) return `${status} ${body.slice(0, 200)}`;
  if (retryAfter === null) return "503 without Retry-After";
  if (!body.includes(form.failed)) return `503 without "${form.failed}"`;
  if (!body.startsWith("{") && !body.includes(email)) return "503 that lost what was typed";
  return undefined;
}
