/** An error's stack without its message, because database messages quote what visitors typed. */
export function stackFrames(error: Error): string {
  const lines = error.stack?.split("\n") ?? [];
  return lines
    .filter((line) => line.startsWith("    at "))
    .slice(0, 5)
    .join("");
}
