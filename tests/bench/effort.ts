/** `--trial` runs every part once, as briefly as it can: `npm test` does, to notice parts that no longer work. */
export const isTrial: boolean = process.argv.includes("--trial");

/** A setting, and the least with which a trial still runs the part. */
export const effort = (full: number, least = 1): number => (isTrial ? least : full);
