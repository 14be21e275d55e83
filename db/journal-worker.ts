import { openJournalFile, type Batch, type JournalFile } from "./journal-file";
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
export type JournalNews = { id: number; batches: Batch[]; failure?: string };

/** Waiting for the disk blocks the thread that waits, and pages must not wait with it. */
declare const self: Worker;

let file: JournalFile | undefined;
let forgetMs = 0;

self.addEventListener("message", ({ data }: MessageEvent<JournalOrder>) => {
  const news: JournalNews = { id: data.id, batches: [] };
  try {
    news.batches = carryOut(data);
  } catch (error) {
    news.failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  self.postMessage(news);
});

function carryOut(order: JournalOrder): Batch[] {
  if (order.kind === "open") {
    file = openJournalFile(order.path);
    forgetMs = order.forgetMs;
    file.forget(forgetMs);
    if (order.isMistrusting) file.mistrustAfterRestart();
  }
  if (order.kind === "append") file?.append(order.body);
  if (order.kind === "settle") file?.settle(order.numbers);
  if (order.kind === "forget") file?.forget(forgetMs);
  if (order.kind === "erase") file?.rewrite((body) => withoutPerson(body, order.email));
  if (order.kind === "close") file?.close();
  return order.kind === "pending" ? (file?.pending(order.most) ?? []) : [];
}
