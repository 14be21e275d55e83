/** Where an error broke, without its message: a database's holds what a visitor typed. */
export function stackFrames(error: Error): string {
  const lines = error.stack?.split("\n") ?? [];
  return lines
    .filter((line) => line.startsWith("    at "))
    .slice(0, 5)
    .join("");
}
