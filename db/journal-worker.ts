import { openJournalFile, type Batch, type JournalFile } from "./journal-file";
import { isDamage, setAside } from "./journal-damage";
import { withoutPerson } from "./without-person";

/** What `journal.ts` sends, and what it hears; each answer carries its order's number. */
export type JournalOrder = { id: number } & (
  | { kind: "open"; path: string; isMistrusting: boolean; forgetMs: number }
  | { kind: "append"; body: string }
  | { kind: "pending"; most: number }
  | { kind: "settle"; numbers: number[] }
  | { kind: "erase"; email: string }
  | { kind: "forget" }
  | { kind: "close" }
);
export type JournalNews = {
  id: number;
  batches: Batch[];
  failure?: { message: string; code: string | undefined };
};

/** Waiting for the disk blocks the thread that waits, and pages must not wait with it. */
declare const self: Worker;

let file: JournalFile | undefined;
let path = "";
let forgetMs = 0;

self.addEventListener("message", ({ data }: MessageEvent<JournalOrder>) => {
  const news: JournalNews = { id: data.id, batches: [] };
  try {
    news.batches = carryOut(data);
  } catch (error) {
    news.failure = isDamage(error) ? replace(error) : failureOf(error);
  }
  self.postMessage(news);
});

/**
 * Without a new file no form could be taken any more. This order has failed; those that follow find it. A number of the
 * old one must not mean a batch of the new one.
 */
function replace(damage: unknown): NonNullable<JournalNews["failure"]> {
  try {
    file?.close();
    file = undefined;
    setAside(path);
    file = openJournalFile(path, Date.now());
  } catch (error) {
    return failureOf(error);
  }
  const { message, code } = failureOf(damage);
  return { message, code: `${code}, the file was set aside` };
}

function failureOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), code: undefined };
  const code = "code" in error ? String(error.code) : undefined;
  return { message: `${error.name}: ${error.message}`, code };
}

function carryOut(order: JournalOrder): Batch[] {
  if (order.kind === "open") {
    ({ path, forgetMs } = order);
    file = openJournalFile(path);
    file.forget(forgetMs);
    if (order.isMistrusting) file.mistrustAfterRestart();
  }
  if (file === undefined) throw new Error("The journal is not open.");
  if (order.kind === "append") file.append(order.body);
  if (order.kind === "settle") file.settle(order.numbers);
  if (order.kind === "forget") file.forget(forgetMs);
  if (order.kind === "erase") file.rewrite((body) => withoutPerson(body, order.email));
  if (order.kind === "close") file.close();
  return order.kind === "pending" ? file.pending(order.most) : [];
}
