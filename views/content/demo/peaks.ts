import { CALL_SECONDS } from "./call";

/**
 * The loudness of the demo call, one value per 10.6 seconds, in steps of 3 up to 24, so that its drawing compresses
 * well. Fictional, like the call. All waveforms use it.
 */
export const peaks: readonly number[] = [
  6, 18, 18, 18, 24, 9, 3, 9, 18, 18, 9, 6, 9, 15, 15, 24, 24, 12, 9, 9, 3, 12, 15, 21, 9, 3, 6, 12,
  12, 15, 9, 9, 9, 6, 3, 3, 9, 15, 18, 24, 18, 21, 15, 3, 9, 21, 18, 15, 18, 18, 3, 3, 6, 12, 9, 9,
  12, 9, 9, 9, 3, 9, 15, 15, 6, 3, 21, 12, 21, 9, 9, 6, 9, 3, 9, 9, 9, 9, 3, 9, 15, 15, 24, 12, 6,
  9, 9, 18, 18, 12, 12, 3, 6, 24, 18, 12, 24, 18, 15, 21, 18, 6, 3, 3, 9, 12, 9, 12, 21, 6, 6, 6, 6,
  3, 12, 18, 12, 6, 12, 21, 12, 18, 6, 6, 12, 12, 24, 24, 18, 24, 15, 15, 12, 3, 6, 15, 18, 15, 21,
  12, 12, 3, 6, 12, 18, 12, 15, 21, 18, 15, 9, 3, 9, 15, 18, 21, 6, 9, 12, 15, 15, 12, 9, 3, 12, 18,
  18, 12, 6, 3, 6, 12, 15, 12, 15, 12, 12, 18, 12, 6,
];

/** Returns the position of the waveform's bar for a second of the call, in percent of the width. */
export function barAt(at: number): number {
  const bar = Math.min(Math.floor((at / CALL_SECONDS) * peaks.length), peaks.length - 1);
  return ((bar + 1 / 3) / peaks.length) * 100;
}
