import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

/** The same priority as the embedded database's thread. */
const LOW_PRIORITY = 10;
const TASKS = "/proc/self/task";
const lowered = new Set<string>();

/**
 * Lowers the priority of the hashing threads, so that a burst of sign-ins does not slow pages down on few cores. Only
 * Linux has priorities per thread; elsewhere this does nothing. Never throws.
 */
export function lowerHashingPriority(): void {
  if (process.platform !== "linux") return;
  for (const task of listTasks()) if (!lowered.has(task)) lowerPriority(task);
}

/** Empty if the list cannot be read because too many files are open; the next hash tries again. */
function listTasks(): string[] {
  try {
    return readdirSync(TASKS);
  } catch {
    return [];
  }
}

function lowerPriority(task: string): void {
  try {
    // Threads get their name a moment after they start, so unnamed ones are checked again.
    if (!readFileSync(`${TASKS}/${task}/comm`, "utf8").startsWith("Bun Pool")) return;
    setPriority(Number(task), LOW_PRIORITY);
    lowered.add(task);
  } catch {
    // The thread has ended, or its priority may not be changed.
  }
}
