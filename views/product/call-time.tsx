import type { ReactNode } from "react";
import { clockTime } from "../content/demo/call";

/** A second of a call, or its length, as a duration (`PT31M42S`), because 31:42 is not a time of day. */
export function CallTime({ at }: { at: number }): ReactNode {
  const text = clockTime(at);
  return <time dateTime={`PT${text.replace(":", "M")}S`}>{text}</time>;
}
