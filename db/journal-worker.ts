import { openJournalFile, type Batch, type JournalFile } from "./journal-file";

/** What `journal.ts` sends, and what it hears; each answer carries its order's number. */
export type JournalOrder = { id: number } & (
  | { kind: "open"; path: string; isMistrusting: boolean; forgetMs: number }
  | { kind: "append"; body: string }
  | { kind: "pending"; most: number }
  | { kind: "settle"; numbers: number[] }
  | { kind: "close" }
);
export type JournalNews = { id: number; batches: Batch[]; failure?: string };

/** Waiting for the disk blocks the thread that waits, and pages must not wait with it. */
declare const self: Worker;

let file: JournalFile | undefined;

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
    if (order.isMistrusting) file.mistrustAfterRestart();
    file.forget(order.forgetMs);
  }
  if (order.kind === "append") file?.append(order.body);
  if (order.kind === "settle") file?.settle(order.numbers);
  if (order.kind === "close") file?.close();
  return order.kind === "pending" ? (file?.pending(order.most) ?? []) : [];
}
