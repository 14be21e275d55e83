import type { Count } from "./count-rows";

/** A scenario's counts over all rounds; `wrong` describes unexpected results. */
export type Result = Count & {
  rounds: number;
  /** The slowest response to a form during the fault. */
  slowestMs: number;
  /** The slowest page during the fault, where pages are requested. */
  slowestPageMs?: number;
  wrong: string[];
};

/** A fault that is injected repeatedly while visitors send forms. */
export type Scenario = {
  name: string;
  /** The number of rounds in a quick test and in a thorough one. */
  rounds: { few: number; many: number };
  run: (rounds: number) => Promise<Result>;
};
