import type { ReactNode } from "react";

/** A time in UTC, to the minute. `at` is ISO 8601. */
export const UtcTime = ({ at }: { at: string }): ReactNode => (
  <time dateTime={at} className="whitespace-nowrap">
    {at.slice(0, 16).replace("T", " ")}Z
  </time>
);
