/** What was measured, its figure, what it compares with, and the goal. */
export type Row = [what: string, figure: string, ratio: string, goal: string];

/** The head of a Markdown table, as the README shows it. */
export function printHead(): void {
  print([
    ["Measured", "Figure", "Compared", "Goal"],
    ["---", "---", "---", "---"],
  ]);
}

/** Its rows, as they are measured. */
export function print(rows: Row[]): void {
  for (const cells of rows) process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
