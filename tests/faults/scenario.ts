import type { Count } from "./count";

/** What one scenario counted in all its rounds; `wrong` is what nobody should have seen, in words. */
export type Result = Count & {
  rounds: number;
  /** The slowest answer to a form while the fault was there. */
  slowestMs: number;
  /** The slowest page meanwhile, where pages were watched. */
  slowestPageMs?: number;
  wrong: string[];
};

/** A fault, brought about so many times among the posts of a crowd. */
export type Scenario = {
  name: string;
  /** How often a quick test has it, and how often a thorough one. */
  rounds: { few: number; many: number };
  run: (rounds: number) => Promise<Result>;
};
