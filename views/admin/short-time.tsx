import type { ReactNode } from "react";

/** A time to the minute, in UTC; `at` is in ISO 8601. */
export function ShortTime({ at }: { at: string }): ReactNode {
  return <time dateTime={at}>{at.slice(0, 16).replace("T", " ")}</time>;
}
