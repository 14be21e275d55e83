import { isTrial } from "./effort";

/** A row of the table: measurement, figure, comparison and goal. */
export type Row = [what: string, figure: string, ratio: string, goal: string];

/** Prints the head of a Markdown table, as in the README. */
export function printHead(): void {
  print([["Measured", "Figure", "Compared", "Goal"]]);
  print([["---", "---", "---", "---"]]);
}

/** Prints the rows of a part, of a trial only the first. Throws if a figure is missing. */
export function print(rows: Row[]): void {
  const broken = rows.find((cells) => /NaN|undefined/.test(cells.join()));
  if (broken) throw new Error(`Not measured: ${broken.join(" | ")}`);
  for (const cells of isTrial ? rows.slice(0, 1) : rows)
    process.stdout.write(`| ${cells.join(" | ")} |\n`);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
