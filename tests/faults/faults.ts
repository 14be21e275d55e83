import type { Result } from "./scenario";
import { scenarios } from "./scenarios";

/** `bun run faults`: injects every fault many times. Prints what was accepted and stored; fails if anything was lost. */
const HEAD = ["Fault", "Rounds", "Accepted", "Stored", "Lost", "Twice", "Slowest form", "Page"];

let hasFailed = false;
print(HEAD);
print(HEAD.map(() => "---"));
for (const { name, rounds, run } of scenarios) {
  const result = await run(rounds.many);
  print([name, ...cellsOf(result)]);
  for (const fault of new Set(result.wrong)) process.stdout.write(`${name}: ${fault}\n`);
  hasFailed ||= result.lost + result.twice + result.wrong.length > 0;
}
process.exit(hasFailed ? 1 : 0);

function cellsOf(result: Result): string[] {
  const { rounds, accepted, stored, lost, twice, slowestMs, slowestPageMs } = result;
  return [
    ...[rounds, accepted, stored, lost, twice].map(String),
    `${Math.round(slowestMs)} ms`,
    slowestPageMs === undefined ? "" : `${Math.round(slowestPageMs)} ms`,
  ];
}

function print(cells: string[]): void {
  process.stdout.write(`| ${cells.join(" | ")} |\n`);
}
