import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

/** Behind what answers, as the embedded database's thread is. */
const BEHIND = 10;
const TASKS = "/proc/self/task";
const stepped = new Set<string>();

/**
 * Lets the threads that hash run behind the one that answers pages: on few cores a rush of sign-ins would otherwise take
 * the time of both. Linux has a priority for each thread; elsewhere nothing happens. Never throws.
 */
export function lowerHashingPriority(): void {
  if (process.platform !== "linux") return;
  for (const task of listTasks()) if (!stepped.has(task)) stepBehind(task);
}

/** None where the list cannot be read, as when too many files are open: the next hash looks again. */
function listTasks(): string[] {
  try {
    return readdirSync(TASKS);
  } catch {
    return [];
  }
}

function stepBehind(task: string): void {
  try {
    // A thread is given its name a moment after it began: the others are looked at again.
    if (!readFileSync(`${TASKS}/${task}/comm`, "utf8").startsWith("Bun Pool")) return;
    setPriority(Number(task), BEHIND);
    stepped.add(task);
  } catch {
    // It has ended since, or its priority is not ours to set: it goes on as it is.
  }
}
