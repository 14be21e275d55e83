/** A row of the table: measurement, figure, comparison and goal. */
export type Row = [what: string, figure: string, ratio: string, goal: string];

/** Prints the head of a Markdown table, as in the README. */
export function printHead(): void {
  print([
    ["Measured", "Figure", "Compared", "Goal"],
    ["---", "---", "---", "---"],
  ]);
}

/** Prints rows as they are measured. */
export function print(rows: Row[]): void {
  for (const cells of rows) process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
